/** Window widths in px. Below `desktop` the site counts as mobile. */
export const breakpoint = { phone: 480, tablet: 768, laptop: 1024, desktop: 1280 } as const;
export type Breakpoint = keyof typeof breakpoint;

/** Media query for a window at least this wide: `@media ${from('tablet')} { … }`. */
export const from = (name: Breakpoint): string => `(min-width: ${breakpoint[name]}px)`;

/** Media query for a window narrower than this. */
export const below = (name: Breakpoint): string => `(max-width: ${breakpoint[name] - 0.02}px)`;
