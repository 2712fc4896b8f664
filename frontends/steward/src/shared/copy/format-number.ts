/** 12345 as "12,345". */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** "1 view", "12,345 views". */
export const formatPlural = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** "1 entry", "12,345 entries". */
export const formatEntries = (count: number): string => formatPlural(count, 'entry', 'entries');

/** "12.5%"; a dash for 0 of 0. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
