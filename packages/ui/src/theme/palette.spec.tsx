import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, type Palette } from './palette.ts';

type Pair = [text: keyof Palette, background: keyof Palette];

const backgrounds = ['canvas', 'surface', 'sunken'] as const;
const textOnBackgrounds = [
  'ink',
  'inkMuted',
  'accent',
  'accentHover',
  'gold',
  'destructive',
  'success',
  'warning',
] as const;

/** WCAG 2.2, 1.4.3: text at 4.5:1. */
const textPairs: Pair[] = [
  ...textOnBackgrounds.flatMap((text) => backgrounds.map((background): Pair => [text, background])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['onDestructive', 'destructive'],
  ['onDestructive', 'destructiveHover'],
  ['onDestructiveSoft', 'destructiveSoft'],
  ['onSuccessSoft', 'successSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['canvas', 'ink'],
];

/** WCAG 2.2, 1.4.11: edges that identify a control or its focus at 3:1. */
const edgePairs: Pair[] = [
  ...backgrounds.map((background): Pair => ['lineStrong', background]),
  ...backgrounds.map((background): Pair => ['focus', background]),
  ['accent', 'sunken'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, palette) => {
  it.each(textPairs)('has a contrast of at least 4.5:1 for %s on %s', (text, background) =>
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(edgePairs)('has a contrast of at least 3:1 for %s on %s', (edge, background) =>
    expect(contrast(palette[edge], palette[background])).toBeGreaterThanOrEqual(3),
  );

  it('tests every text colour', () => {
    const tested = new Set(textPairs.flat());
    const untested = Object.keys(palette).filter((name) => !tested.has(name as keyof Palette));
    expect(untested).toEqual(['line', 'lineStrong', 'goldLine', 'focus', 'scrim', 'shadow']);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#336699', '#336699')).toBe(1);
  });

  it('agrees with a published value', () => expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2));
});
