/** All tokens except colours, the same in both schemes. Lengths are in rem, so they follow the user's text size. */
export const tokens = {
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
