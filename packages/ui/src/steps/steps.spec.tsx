import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Steps } from './steps.tsx';

it('lists steps in order, each with its heading', async () => {
  render(
    <Steps
      across
      items={[
        { title: 'Learn The System', text: 'Read how it works.' },
        { title: 'Send Notice', text: 'In writing.' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Learn The SystemRead how it works.',
    'Send NoticeIn writing.',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
});
