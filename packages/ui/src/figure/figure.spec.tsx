import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Figure } from './figure.tsx';

it('shows a picture with its caption, reserves its space and loads lazily', async () => {
  render(
    <Figure src="/team.avif" alt="Five people at a table" width={1200} height={800} caption="The team" />,
  );
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Five people at a table' });
  expect([picture.width, picture.height, picture.getAttribute('loading')]).toEqual([1200, 800, 'lazy']);
  expect(screen.getByRole('figure').textContent).toBe('The team');
  expect(await axeViolations()).toEqual([]);
});
