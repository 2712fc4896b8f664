import { createTheme } from 'styled-components';
import { dark, light } from './palette.ts';
import type { Palette } from './palette.ts';
import { tokens } from './tokens.ts';

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
