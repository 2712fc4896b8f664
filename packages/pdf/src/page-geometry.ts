/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 };

/** Margins of the text column, which has about 70 characters per line. */
export const margins = { top: 84, right: 92, bottom: 96, left: 92 };
export const contentWidth = pageSize.width - margins.left - margins.right;
export const contentBottom = pageSize.height - margins.bottom;
export const pageCenterX = pageSize.width / 2;

/** The site's light colours, on white. The spec of the notices compares them with the site's palette. */
export const colors = {
  ink: '#15211f',
  inkMuted: '#4c5a56',
  accent: '#0f4f49',
  gold: '#805a0f',
  goldLine: '#c59a45',
} as const;
