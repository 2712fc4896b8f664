import { brandKey } from '@aera/content';
import { safeLocalStorage } from '@aera/frontend-kit';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';

/** localStorage key; set while single-key shortcuts are off. */
export const singleKeysOff = brandKey('single-keys-off');

/** Returns whether a dialog is open. */
export const isBehindDialog = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

interface SingleKeysOptions {
  /** Handles keys in the capture phase. */
  readonly first?: boolean;
}

/**
 * Handles single keys anywhere on the page. Ignores them while the steward types, while a dialog is open, with Ctrl, Alt or Meta, and if
 * single-key shortcuts are off.
 */
export function useSingleKeys(
  onKey: (event: KeyboardEvent) => void,
  { first = false }: SingleKeysOptions = {},
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (safeLocalStorage.isSet(singleKeysOff) || isTyping(event.target) || isBehindDialog()) return;
    onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener, { capture: first });
    return () => window.removeEventListener('keydown', listener, { capture: first });
  }, [first]);
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** `j` and `k` move the focus between list entries. */
export function useListKeys(selectedId: string | null): void {
  useSingleKeys((event) => {
    const step = steps[event.key];
    if (!step) return;
    const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
    const focused = entries.indexOf(document.activeElement as HTMLElement);
    const index =
      focused >= 0 ? focused : entries.findIndex(({ dataset }) => dataset['entry'] === selectedId);
    const next = entries[index < 0 ? 0 : index + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  });
}

/** Submits the form on Ctrl+Enter or Cmd+Enter. */
export function sendOnCtrlEnter(event: ReactKeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
