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
 * Scrolls each new path to its top, also with Back and Forward, where the browser would restore the position of another page. After a
 * reload the browser restores the position.
 */
export function useManualScrollRestoration(): void {
  useEffect(() => {
    const setManual = () => {
      history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') setManual();
    // After `load`, and after a restore from the back/forward cache.
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      setAuto();
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);
}
