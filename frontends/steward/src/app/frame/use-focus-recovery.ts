import { type FocusEvent, useEffect, useRef } from 'react';

interface FocusedElement {
  readonly element: Element;
  readonly headingsAbove: readonly HTMLElement[];
  /** The element with the props. */
  readonly part: Element;
}

/**
 * Props of an element. If the focused element in it is removed, such as a button with its row, the nearest heading above it gets the focus,
 * unless that is of another section; without one, the first heading of the element.
 */
export function useFocusRecovery() {
  const focused = useRef<FocusedElement | null>(null);
  useEffect(() => {
    const recover = () => {
      if (focused.current?.element.isConnected !== false || document.activeElement !== document.body) return;
      const { headingsAbove, part } = focused.current;
      const heading = headingsAbove.findLast(({ isConnected }) => isConnected) ?? listHeadings(part)[0];
      if (!heading) return;
      focused.current = null;
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    };
    // Removing an element fires no blur event, so a blur cannot tell whether the user moved the focus away. A dialog returns it.
    const clear = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('[role=dialog]') && !focused.current?.element.contains(target as Node))
        focused.current = null;
    };
    // Of the body, because a dialog keeps the focus until it is removed, after the button that opened it.
    const observer = new MutationObserver(recover);
    observer.observe(document.body, { childList: true, subtree: true });
    // The focus is elsewhere on the page, whose controls recover it themselves.
    const leave = ({ target }: Event) => {
      const isInPart = focused.current?.part.contains(target as Node) !== false;
      if (!isInPart && !(target as Element).closest('[role=dialog]')) focused.current = null;
    };
    document.addEventListener('pointerdown', clear);
    document.addEventListener('focusin', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', clear);
    };
  }, []);
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // React also reports the focus in dialogs of the page, which are not part of it in the document.
      if (currentTarget.contains(target))
        focused.current = {
          element: target,
          headingsAbove: listHeadings(currentTarget).filter((heading) => isAbove(heading, target)),
          part: currentTarget,
        };
    },
  };
}

const listHeadings = (part: Element): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('h1, h2, h3')];

const isAbove = (heading: HTMLElement, element: Element): boolean =>
  (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
  heading.closest('section, article, aside')?.contains(element) !== false;
