/** 12345 as "12,345". */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** Part of a whole as "12.5%"; a dash where there is no whole. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
