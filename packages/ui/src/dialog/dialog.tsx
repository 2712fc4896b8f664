import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Actions, Content, Description, Header, Overlay, Title } from './dialog-style.ts';

/**
 * Brings the focus back to where it was when the dialog opened. Radix returns it to a trigger of its own only, and our dialogs
 * are opened by state. Where what opened it went with it, the focus goes to the page instead of nowhere. Where the answer to the
 * dialog has put it somewhere already, it stays there.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
    },
  };
}

export interface DialogProps {
  readonly open: boolean;
  /** Asked to close, by the x, Escape or a click outside. Never called while not dismissable. */
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** False for what has to be answered: no x, no Escape, no click outside. */
  readonly dismissable?: boolean;
  readonly width?: 'sm' | 'md' | 'lg';
  /** Buttons along the lower edge, always in view; the main one last. */
  readonly actions?: ReactNode;
  /** `none` leaves the x out, where one of the actions says the same. */
  readonly closeButton?: 'corner' | 'none';
  readonly closeLabel?: string;
  /** An emblem: turns the head of the dialog to a deep band, for a welcome. */
  readonly emblem?: ReactNode;
  readonly children?: ReactNode;
}

/** A modal dialog: keeps the focus inside, returns it afterwards, and hides the rest from assistive technology. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  dismissable = true,
  width = 'md',
  actions,
  closeButton = 'corner',
  closeLabel = 'Close',
  emblem,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  const keepOpen = dismissable ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={dismissable ? onOpenChange : undefined}>
      <Radix.Portal>
        <Overlay />
        <Content
          width={width}
          {...focusReturn}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Header $deep={Boolean(emblem)}>
            {emblem}
            <Title>{title}</Title>
            {dismissable && closeButton === 'corner' && (
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <CloseIcon />
                </IconButton>
              </Radix.Close>
            )}
          </Header>
          {description && <Description>{description}</Description>}
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
