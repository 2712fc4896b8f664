import { createTheme } from 'styled-components';
import { dark, light, type Palette } from './palette.ts';

/** All tokens except colours, the same in both schemes. Lengths are in rem, so they follow the user's text size. */
const tokens = {
  font: {
    display: "'Marcellus', 'Marcellus Fallback', 'Palatino Linotype', serif",
    body: "'Source Sans', 'Source Sans Fallback', 'Source Sans Fallback 2', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Code', 'Liberation Mono', monospace",
  },
  /** Display sizes grow with the window, text sizes do not. */
  text: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: 'clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem)',
    xl: 'clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem)',
    '2xl': 'clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem)',
    '3xl': 'clamp(2.125rem, 1.66rem + 2vw, 3.25rem)',
    display: 'clamp(2.5rem, 1.7rem + 3.5vw, 4.5rem)',
  },
  leading: { tight: '1.08', snug: '1.3', body: '1.65' },
  /** Readable line length, about 65 characters; in em, which is the same before and after a font arrives. */
  measure: '34em',
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: 'clamp(3.5rem, 2.8rem + 3vw, 5rem)',
    9: 'clamp(4.5rem, 3.2rem + 5.5vw, 8rem)',
  },
  radius: { sm: '0.375rem', md: '0.625rem', lg: '1rem', full: '999px' },
  width: { text: '44rem', page: '75rem', wide: '90rem' },
  duration: { fast: '120ms', normal: '200ms', slow: '300ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.6, 0, 0.2, 1)' },
} as const;

const color: Palette = light;

/**
 * Tokens as references to CSS variables: `${theme.color.ink}`, `${theme.space[4]}`. Schemes change the variables, so a switch renders
 * nothing again, and a prerendered page has the right colours immediately.
 */
export const theme = createTheme({ color, ...tokens }, { prefix: 'aera' });

const declare = (variables: object, values: object): string =>
  Object.entries(variables)
    .map(([key, variable]) => {
      const value: unknown = Reflect.get(values, key);
      return typeof value === 'object' && value ? declare(variable, value) : `${variable}: ${value};`;
    })
    .join(' ');

/**
 * Declarations of all variables, for the root of the document. Plain text, unlike `theme.GlobalStyle`: styles read back from a prerendered
 * page are not written twice.
 */
export const tokenDeclarations = declare(theme.vars, theme.raw);

export type SpaceStep = keyof typeof tokens.space;
export type TextSize = keyof typeof tokens.text;

const names = Object.keys(dark) as (keyof Palette)[];

/** Declarations that apply the dark scheme to an element and its content. The light one is in `theme` itself. */
export const darkScheme = `color-scheme: dark; ${names.map((name) => `${theme.vars.color[name]}: ${dark[name]};`).join(' ')}`;

/** Shadows of three heights. */
export const elevation = {
  low: `0 1px 2px rgb(${theme.color.shadow} / 0.06), 0 1px 1px rgb(${theme.color.shadow} / 0.04)`,
  mid: `0 2px 4px rgb(${theme.color.shadow} / 0.06), 0 8px 24px rgb(${theme.color.shadow} / 0.08)`,
  high: `0 4px 8px rgb(${theme.color.shadow} / 0.08), 0 24px 64px rgb(${theme.color.shadow} / 0.2)`,
} as const;
