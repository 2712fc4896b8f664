import { createTheme } from 'styled-components';
import { dark, light } from './palette.ts';
import type { Palette } from './palette.ts';
import { tokens } from './tokens.ts';

const color: Palette = light;

/**
 * Every token as a reference to a CSS variable: `${theme.color.ink}`, `${theme.space[4]}`.
 * Schemes change the variables, so a switch re-renders nothing and a pre-rendered page has the right colours at once.
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
 * Every token as the declaration of its variable, for the root of the document. Plain text, unlike `theme.GlobalStyle`: what is read
 * back from a pre-rendered page is then not written a second time.
 */
export const tokenDeclarations = declare(theme.vars, theme.raw);

export type SpaceStep = keyof typeof tokens.space;
export type TextSize = keyof typeof tokens.text;

const names = Object.keys(dark) as (keyof Palette)[];

/** Declarations that put an element and all inside it into the dark scheme. The light one stands in `theme` itself. */
export const darkScheme = `color-scheme: dark; ${names.map((name) => `${theme.vars.color[name]}: ${dark[name]};`).join(' ')}`;

/** Three heights above the page. */
export const elevation = {
  low: `0 1px 2px rgb(${theme.color.shadow} / 0.06), 0 1px 1px rgb(${theme.color.shadow} / 0.04)`,
  mid: `0 2px 4px rgb(${theme.color.shadow} / 0.06), 0 8px 24px rgb(${theme.color.shadow} / 0.08)`,
  high: `0 4px 8px rgb(${theme.color.shadow} / 0.08), 0 24px 64px rgb(${theme.color.shadow} / 0.2)`,
} as const;
