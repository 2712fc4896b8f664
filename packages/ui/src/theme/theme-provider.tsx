import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style.ts';

export type Scheme = 'light' | 'dark' | 'system';

export interface ThemeProviderProps {
  /** `system` follows the reader's own setting, and is the only one that needs no script. */
  readonly scheme?: Scheme;
  readonly children: ReactNode;
}

/** Puts the tokens and the global style into the page. Once, around everything. */
export function ThemeProvider({ scheme = 'system', children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (scheme === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = scheme;
  }, [scheme]);

  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}
