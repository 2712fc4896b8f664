import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Timeline } from './timeline.tsx';

it('lists events in order', async () => {
  render(
    <Timeline
      items={[
        { mark: 'Step 1', title: 'Notice to a city-state', content: <p>Three entities</p> },
        { mark: 'Step 2', title: 'Notice to a bank', content: <p>Two entities</p> },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Step 1Notice to a city-stateThree entities',
    'Step 2Notice to a bankTwo entities',
  ]);
  expect(await axeViolations()).toEqual([]);
});
