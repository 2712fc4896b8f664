import { prefersStill, scrollToTop } from '@aera/web-kit';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Frame = styled.main<{ $framed: boolean }>`
  min-height: 100dvh;
  padding-top: ${({ $framed }) => ($framed ? 'var(--header-height)' : '0')};
  outline: none;
`;

/** The page between header and footer: fades in 0.3 s, scrolls smoothly to its top, and takes the focus on each new path. */
export function Main({ framed, children }: { readonly framed: boolean; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current !== pathname && !prefersStill()) {
      main.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' });
    }
  }, [pathname]);

  useEffect(() => {
    const arrived = shown.current !== pathname;
    shown.current = pathname;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (arrived) scrollToTop();
    if (arrived) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <Frame ref={main} id="main" tabIndex={-1} $framed={framed}>
      {children}
    </Frame>
  );
}
