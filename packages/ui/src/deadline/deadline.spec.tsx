import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Deadline, formatDuration } from './deadline.tsx';

const minute = 60_000;

it.each([
  [0, 'less than a minute'],
  [minute, '1 minute'],
  [59 * minute, '59 minutes'],
  [60 * minute, '1 hour'],
  [160 * minute, '2 hours 40 minutes'],
  [7.4 * 60 * minute, '7 hours'],
  [24 * 60 * minute, '24 hours'],
  [71 * 60 * minute, '3 days'],
])('formats %i milliseconds as "%s"', (milliseconds, words) =>
  expect(formatDuration(milliseconds)).toBe(words),
);

it('describes the bar in text', async () => {
  render(
    <Deadline left={minute} total={2 * minute} tone="soon">
      1 minute left
    </Deadline>,
  );
  expect(screen.getByText('1 minute left')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});
