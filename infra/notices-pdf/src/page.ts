import { light } from '@aera/ui/palette';

/** A4 in points. */
export const paper = { width: 595.28, height: 841.89 };

/** Where the text stands: a column of some seventy characters. */
export const margins = { top: 84, right: 92, bottom: 96, left: 92 };
export const column = paper.width - margins.left - margins.right;
export const floor = paper.height - margins.bottom;
export const centre = paper.width / 2;

/** The colours of the site, on white. */
export const { ink, inkMuted, accent, gold, goldLine } = light;
