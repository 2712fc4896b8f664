import type { Days } from '../../state/range.ts';

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 3, 2026", "Nov 3 – 9, 2026". */
export const daysWords = ({ from, to }: Days): string =>
  from === to ? day.format(new Date(from)) : day.formatRange(new Date(from), new Date(to));
