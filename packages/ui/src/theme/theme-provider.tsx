import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { usePageStyles } from './page-styles.ts';
import { displayFontFaces, textFontFaces } from './fonts.ts';
import { darkScheme, theme, tokenDeclarations } from './theme.ts';

/** Provides tokens and the global style. Use it once, around everything. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  usePageStyles();
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}

/** Reset, schemes, and rules of the document itself. Mounted by `ThemeProvider`. */
const GlobalStyle = createGlobalStyle`
  ${displayFontFaces}
  ${textFontFaces}

  :root { ${tokenDeclarations} color-scheme: light; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme='light']) { ${darkScheme} }
  }
  :root[data-scheme='dark'] { ${darkScheme} }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  /* An empty marker, unlike none, keeps it a list in VoiceOver. Lists with markers revert it. */
  :where(ul, ol) { padding: 0; list-style-type: ''; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }
  body {
    min-height: 100dvh;
    background: ${theme.color.canvas};
    color: ${theme.color.ink};
    font: 400 ${theme.text.md} / ${theme.leading.body} ${theme.font.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  img, svg, video, iframe { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${theme.color.accent}; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  a:hover { color: ${theme.color.accentHover}; text-decoration-thickness: 2px; }
  a:focus-visible, [tabindex]:focus-visible, summary:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 3px;
    border-radius: ${theme.radius.sm};
  }
  mark { background: ${theme.color.warningSoft}; color: ${theme.color.onWarningSoft}; border-radius: 0.2em; padding: 0 0.1em; }
  ::selection { background: ${theme.color.accentSoft}; color: ${theme.color.onAccentSoft}; }

  @page { margin: 18mm 16mm; }
  @media print {
    h1, h2, h3, h4 { break-after: avoid; }
    p, li, tr, dl, figure { break-inside: avoid; }
  }

  /* Removes durations completely. With a short one every element would start a transition, and inherited values
     would arrive one frame later per level. */
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
