import { VisuallyHidden } from '@aera/ui';
import { type ReactNode, useRef } from 'react';
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
