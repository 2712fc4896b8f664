import { type FocusEvent, useEffect, useRef } from 'react';

/** Props of a section. If an element with the focus is removed, such as a button with its row, the heading of the section gets it. */
export function useFocusRecovery() {
  const section = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  // Removing an element fires no blur event, so a blur cannot tell whether the user moved the focus away. A dialog returns it.
  useEffect(() => {
    const clear = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('[role=dialog]') && !focused.current?.contains(target as Node))
        focused.current = null;
    };
    document.addEventListener('pointerdown', clear);
    return () => document.removeEventListener('pointerdown', clear);
  }, []);
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    const heading = section.current?.querySelector<HTMLElement>('h1, h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
  return {
    ref: section,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // React also reports the focus in dialogs of the section, which are not part of it in the document.
      if (currentTarget.contains(target)) focused.current = target;
    },
  };
}
