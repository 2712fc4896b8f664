import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style.ts';

/** Puts the tokens and the global style into the page. Once, around everything. */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <>
    <GlobalStyle />
    {children}
  </>
);
