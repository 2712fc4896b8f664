import { css } from 'styled-components';
import { theme } from './theme.ts';

/** Window widths in px. Below `desktop` the site counts as mobile. */
export const breakpoint = { phone: 480, tablet: 768, laptop: 1024, desktop: 1280 } as const;
export type Breakpoint = keyof typeof breakpoint;

/** Media query for a window at least this wide: `@media ${from('tablet')} { … }`. */
export const from = (name: Breakpoint): string => `(min-width: ${breakpoint[name]}px)`;

/** Media query for a window narrower than this. */
export const below = (name: Breakpoint): string => `(max-width: ${breakpoint[name] - 0.02}px)`;

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Separated from the control by a gap, so that it is visible beside every fill. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** For elements without use in print: bars, floating buttons, ornaments. Put it last in a style. */
export const hideInPrint = css`
  @media print {
    display: none;
  }
`;

/** Tinted backgrounds with the text colours that belong on them. */
export const tints = {
  info: css`
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  `,
  success: css`
    background: ${theme.color.successSoft};
    color: ${theme.color.onSuccessSoft};
  `,
  warning: css`
    background: ${theme.color.warningSoft};
    color: ${theme.color.onWarningSoft};
  `,
  destructive: css`
    background: ${theme.color.destructiveSoft};
    color: ${theme.color.onDestructiveSoft};
  `,
};

/** For controls that do nothing without scripts. Put it last in a style. */
export const hideWithoutScripts = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** With scripts, `hidden` hides the element; without, it is shown. `display` is the value of the shown element. */
export const showHiddenWithoutScripts = (display: 'block' | 'grid') => css`
  &[hidden] {
    display: none;
    @media (scripting: none) {
      display: ${display};
    }
  }
`;
