import { useState } from 'react';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';

export interface PageFadeProps {
  /** Changes with the page, for example the path. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

const fadeIn = keyframes`from { opacity: 0; }`;

const Page = styled.div<{ $fades: boolean }>`
  ${({ $fades }) =>
    $fades &&
    css`
      animation: ${fadeIn} 0.3s ease-out;
    `}
`;

/**
 * Fades the next page in over 0.3 s. The first page is there at once: it was pre-rendered, and is already being read.
 * Plain CSS, so that a page is never left invisible while a script is on its way.
 */
export function PageFade({ pageKey, children }: PageFadeProps) {
  const [shown, setShown] = useState({ pageKey, moved: false });
  if (shown.pageKey !== pageKey) setShown({ pageKey, moved: true });
  return (
    <Page key={pageKey} $fades={shown.moved}>
      {children}
    </Page>
  );
}
