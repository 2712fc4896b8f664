import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { elevation, theme } from '../theme/theme.ts';

export interface PopoverProps {
  /** Button that opens it. */
  readonly trigger: ReactElement;
  /** Accessible name of the popover. */
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Content = styled(Radix.Content)`
  z-index: 40;
  min-width: 14rem;
  max-width: calc(100vw - 1.5rem);
  max-height: var(--radix-popover-content-available-height);
  padding: ${theme.space[2]};
  overflow-y: auto;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  box-shadow: ${elevation.high};
  animation: ${appear} ${theme.duration.normal} ${theme.easing.out};
  &:focus-visible {
    outline: none;
  }
`;

/** Content beside its button, closed by Escape, a click outside or a `PopoverClose`. Returns the focus. */
export function Popover({ trigger, label, align = 'end', open, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={focusFirst}
        >
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the first item. Radix skips links, and disabled items cannot have the focus. */
function focusFirst(event: Event): void {
  const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled)',
  );
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** Wraps a link or button that closes its popover: `<PopoverClose asChild><Link …/></PopoverClose>`. */
export const PopoverClose = Radix.Close;
