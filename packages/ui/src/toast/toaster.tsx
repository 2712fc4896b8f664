import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/icons.tsx';
import { ActionButton, Description, Root, Title, Viewport } from './toaster-style.ts';
import { toastStore } from './toast-store.ts';

const icons = { default: InfoIcon, success: CheckIcon, destructive: AlertIcon };
const noToast = () => null;

/**
 * Renders the toasts of the page; use it once, in the shell. A toast closes after 5 s or with a swipe to the right; F8 moves the focus to
 * it.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, noToast);
  const ToastIcon = icons[shown?.variant ?? 'default'];
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Root
          key={shown.id}
          open={shown.open}
          onOpenChange={() => toastStore.dismiss(shown.id)}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          $variant={shown.variant ?? 'default'}
        >
          <ToastIcon />
          <div>
            <Title>{shown.title}</Title>
            {shown.description && <Description>{shown.description}</Description>}
            {shown.action && (
              <Radix.Action asChild altText={shown.action.label}>
                <ActionButton type="button" onClick={shown.action.run}>
                  {shown.action.label}
                </ActionButton>
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <IconButton label="Close">
              <CloseIcon size="1.1rem" />
            </IconButton>
          </Radix.Close>
        </Root>
      )}
      <Viewport hotkey={['F8']} />
    </Radix.Provider>
  );
}
