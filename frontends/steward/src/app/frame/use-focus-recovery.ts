import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Props of an element. If the focused element in it is removed, such as a button with its row, the heading of the nearest part that is left
 * gets the focus.
 */
export function useFocusRecovery() {
  /** The focused element and those around it, up to the element with these props. */
  const path = useRef<Element[]>([]);
  useEffect(() => {
    const recover = () => {
      if (path.current[0]?.isConnected !== false || document.activeElement !== document.body) return;
      const heading = path.current
        .filter(({ isConnected }) => isConnected)
        .map((part) => part.querySelector<HTMLElement>('h1, h2, h3'))
        .find((found) => found !== null);
      if (!heading) return;
      path.current = [];
      heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
    };
    // Removing an element fires no blur event, so a blur cannot tell whether the user moved the focus away. A dialog returns it.
    const clear = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('[role=dialog]') && !path.current[0]?.contains(target as Node))
        path.current = [];
    };
    // Of the body, because a dialog keeps the focus until it is removed, after the button that opened it.
    const observer = new MutationObserver(recover);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('pointerdown', clear);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', clear);
    };
  }, []);
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // React also reports the focus in dialogs of the page, which are not part of it in the document.
      if (currentTarget.contains(target)) path.current = listPath(target, currentTarget);
    },
  };
}

function listPath(target: Element, end: Element): Element[] {
  const path = [];
  for (let part: Element | null = target; part; part = part === end ? null : part.parentElement)
    path.push(part);
  return path;
}
