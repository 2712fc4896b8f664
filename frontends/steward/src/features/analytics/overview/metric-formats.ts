import type { VisitFigures } from '@aera/contracts';

/** The figures of visits, by their names in the contract. */
export const figureNames = [
  'visitors',
  'visits',
  'views',
  'bounceRate',
  'engagedTime',
  'scrollDepth',
] as const satisfies readonly (keyof VisitFigures)[];
export type FigureName = (typeof figureNames)[number];

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export const formatCount = (count: number): string => whole.format(count);
/** A part of one, as "41.5%". */
export const formatShare = (part: number): string => share.format(part);

/** Seconds, as "2m 05s". */
export function formatSeconds(seconds: number): string {
  const rounded = Math.round(seconds);
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  return minutes === 0 ? `${rest}s` : `${whole.format(minutes)}m ${String(rest).padStart(2, '0')}s`;
}

const formats: Record<FigureName, (value: number) => string> = {
  visitors: formatCount,
  visits: formatCount,
  views: formatCount,
  bounceRate: formatShare,
  engagedTime: formatSeconds,
  scrollDepth: (percent) => formatShare(percent / 100),
};

/** A figure as people read it; a dash where there is none. */
export const formatFigure = (name: FigureName, value: number | null): string =>
  value === null ? '–' : formats[name](value);
