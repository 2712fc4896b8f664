import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { elevation, theme } from '../theme/theme.ts';

export interface TooltipProps {
  readonly content: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** A focusable element: a button or link. */
  readonly children: ReactElement;
}

const fadeIn = keyframes`from { opacity: 0; }`;

const Content = styled(Radix.Content)`
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
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Content side={side} sideOffset={6} collisionPadding={12}>
          {content}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
