import { VisuallyHidden } from '@aera/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useNavigationEffects } from './use-navigation-effects.ts';

const Frame = styled.main<{ $framed: boolean }>`
  min-height: 100dvh;
  padding-top: ${({ $framed }) => ($framed ? 'var(--header-height)' : '0')};
  outline: none;
`;

/** The page between header and footer. */
export function Main({ framed, children }: { readonly framed: boolean; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const title = useNavigationEffects(main);
  useManualScrollRestoration();
  return (
    <>
      <Frame ref={main} id="main" tabIndex={-1} $framed={framed}>
        {children}
      </Frame>
      <VisuallyHidden as="p" aria-live="polite">
        {title}
      </VisuallyHidden>
    </>
  );
}

/**
 * Every new path starts at its top, by Back and Forward too: the browser would first jump to where the other page had been. A reload
 * is left to the browser, which brings the reader back to the same place.
 */
export function useManualScrollRestoration(): void {
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') take();
    // After `load`, and when the page comes back from the browser's cache.
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);
}
