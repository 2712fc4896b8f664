import { type FigureName, formatFigure } from './metric-formats.ts';

/** How a figure stands to the one before it. */
export interface Comparison {
  /** With its sign: "+12%", "−3.2 points"; null where there is nothing to say it by. */
  readonly change: string | null;
  readonly words: string;
  /** Whether it went the way that one would wish. */
  readonly tone: 'better' | 'worse' | 'same';
}

/** Those that are shares: their difference is told in points, since percent of percent misleads. */
const inPoints: ReadonlySet<FigureName> = new Set(['bounceRate', 'scrollDepth']);
const lowerIsBetter: FigureName = 'bounceRate';

const counted = ['more', 'fewer'] as const;
const words: Record<FigureName, readonly [string, string]> = {
  visitors: counted,
  visits: counted,
  views: counted,
  bounceRate: ['higher', 'lower'],
  engagedTime: ['longer', 'shorter'],
  scrollDepth: ['deeper', 'shallower'],
};

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const signed = (amount: number, unit: string): string =>
  `${amount > 0 ? '+' : '−'}${number.format(Math.abs(amount))}${unit}`;

/** Compares a figure with the one of the range before; null is none. */
export function compareFigure(name: FigureName, current: number | null, before: number | null): Comparison {
  if (before === null || (before === 0 && current !== 0)) return same(null, 'nothing before to compare with');
  if (current === null) return same(null, `${formatFigure(name, before)} before`);
  const change = changeOf(name, current, before);
  if (change === null) return same(null, 'the same as before');
  const up = current > before;
  return {
    change,
    words: `${words[name][up ? 0 : 1]} than ${formatFigure(name, before)} before`,
    tone: up === (name === lowerIsBetter) ? 'worse' : 'better',
  };
}

const same = (change: string | null, words: string): Comparison => ({ change, words, tone: 'same' });

/** Null for no difference that could be seen. */
function changeOf(name: FigureName, current: number, before: number): string | null {
  if (current === before) return null;
  const scale = name === 'bounceRate' ? 100 : 1;
  const amount = inPoints.has(name) ? (current - before) * scale : ((current - before) / before) * 100;
  if (number.format(Math.abs(amount)) === '0') return null;
  return signed(amount, inPoints.has(name) ? ' points' : '%');
}
