/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 };

/** Where the text stands: a column of some seventy characters. */
export const margins = { top: 84, right: 92, bottom: 96, left: 92 };
export const contentWidth = pageSize.width - margins.left - margins.right;
export const contentBottom = pageSize.height - margins.bottom;
export const pageCenterX = pageSize.width / 2;

/** The colours of the site by day, on white. The spec of the notices holds them to its palette. */
export const colours = {
  ink: '#15211f',
  inkMuted: '#4c5a56',
  accent: '#0f4f49',
  gold: '#805a0f',
  goldLine: '#c59a45',
} as const;
