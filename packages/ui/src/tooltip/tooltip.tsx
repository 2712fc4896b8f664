import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { below, type Breakpoint } from '../theme/mixins.ts';
import { elevation, theme } from '../theme/theme.ts';

export interface TooltipProps {
  readonly content: ReactNode;
  /** Width from which it is shown. Narrower, where controls are stacked, it would cover the neighbours of its element. */
  readonly from?: Breakpoint | undefined;
  /** A focusable element: a button or link. */
  readonly children: ReactElement;
}

const fadeIn = keyframes`from { opacity: 0; }`;

const Content = styled(Radix.Content)<{ $from: Breakpoint | undefined }>`
  z-index: 55;
  max-width: min(20rem, calc(100vw - 2rem));
  padding: ${theme.space[2]} ${theme.space[3]};
  background: ${theme.color.ink};
  color: ${theme.color.canvas};
  border-radius: ${theme.radius.sm};
  box-shadow: ${elevation.mid};
  font-size: ${theme.text.xs};
  line-height: 1.45;
  animation: ${fadeIn} ${theme.duration.fast} ${theme.easing.out};
  ${({ $from }) =>
    $from &&
    css`
      @media ${below($from)} {
        visibility: hidden;
      }
    `}
`;

/** Wraps everything with tooltips: the first opens after 700 ms, a next one within 300 ms immediately. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A short explanation; never the only place of information. */
export function Tooltip({ content, from, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Content $from={from} sideOffset={6} collisionPadding={12}>
          {content}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
