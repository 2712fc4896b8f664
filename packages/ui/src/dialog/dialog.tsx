import { Dialog as Radix } from 'radix-ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Actions, Content, Description, Header, Overlay, Title } from './dialog-style.ts';

/**
 * Returns the focus to the element that had it when the dialog opened. Radix only returns it to its own trigger, and these dialogs are
 * opened by state. If that element is gone, the page gets the focus. If the result of the dialog has moved the focus, it stays there.
 */
function useFocusReturn() {
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

/** Within this time, a click outside may be the second one of a double click on the button that opened the dialog. */
const doubleClickMs = 500;

/** A click outside would move the focus out of a dialog that stays open. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const fields = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Puts the focus into the first field of a form. Without one, Radix focuses the first control, which is often the x. */
function focusFirstField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(fields);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
}

export interface DialogProps {
  readonly open: boolean;
  /** Called by the x, Escape or a click outside; never if not dismissable. */
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  /** 1 if the dialog takes the place of the page; 2 by default. */
  readonly level?: 1 | 2;
  readonly description?: ReactNode;
  /** False for a required answer: no x, no Escape, no click outside. */
  readonly dismissable?: boolean;
  /** False to ignore clicks outside, which would discard input. */
  readonly closesOnClickOutside?: boolean;
  readonly width?: 'sm' | 'md' | 'lg';
  /** Buttons at the lower edge, always visible; the main one last. */
  readonly actions?: ReactNode;
  /** `none` omits the x if an action closes the dialog. */
  readonly closeButton?: 'corner' | 'none';
  readonly closeLabel?: string;
  /** An emblem, which gives the head of the dialog a dark background. */
  readonly emblem?: ReactNode;
  readonly children?: ReactNode;
}

/** A modal dialog: traps the focus, returns it afterwards, and hides the rest from assistive technology. */
export function Dialog({
  open,
  onOpenChange,
  title,
  level = 2,
  description,
  dismissable = true,
  closesOnClickOutside = dismissable,
  width = 'md',
  actions,
  closeButton = 'corner',
  closeLabel = 'Close',
  emblem,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  const Heading = `h${level}` as const;
  const openedAt = useRef(0);
  const keepOpen = (event: Event) => event.preventDefault();
  const isDoubleClick = () => performance.now() - openedAt.current < doubleClickMs;
  return (
    <Radix.Root open={open} onOpenChange={dismissable ? onOpenChange : undefined}>
      <Radix.Portal>
        <Overlay onMouseDown={keepFocus} />
        <Content
          width={width}
          onOpenAutoFocus={(event) => {
            openedAt.current = performance.now();
            focusReturn.onOpenAutoFocus();
            focusFirstField(event);
          }}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          onEscapeKeyDown={dismissable ? undefined : keepOpen}
          onInteractOutside={(event) => (closesOnClickOutside && !isDoubleClick()) || keepOpen(event)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Header $deep={Boolean(emblem)}>
            {emblem}
            <Title asChild>
              <Heading>{title}</Heading>
            </Title>
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
