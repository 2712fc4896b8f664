import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style.ts';

/** Provides tokens and the global style. Use it once, around everything. */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <>
    <GlobalStyle />
    {children}
  </>
);
