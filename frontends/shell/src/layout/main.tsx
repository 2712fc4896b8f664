import { VisuallyHidden } from '@aera/ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useArrival } from './use-arrival.ts';
import { useOwnScrolling } from './use-own-scrolling.ts';

const Frame = styled.main<{ $framed: boolean }>`
  min-height: 100dvh;
  padding-top: ${({ $framed }) => ($framed ? 'var(--header-height)' : '0')};
  outline: none;
`;

/** The page between header and footer. */
export function Main({ framed, children }: { readonly framed: boolean; readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const title = useArrival(main);
  useOwnScrolling();
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
