import { brandKey } from '@aera/content';
import { local } from '@aera/frontend-kit';
import { useEffect, useEffectEvent } from 'react';

/** localStorage: whoever works here wants no shortcuts of single keys. */
export const singleKeysOff = brandKey('single-keys-off');

/** Whether a dialog stands before the page. */
export const isBehindDialog = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

export interface SingleKeysOptions {
  /** Hears keys before the rest of the page does: what it takes (`preventDefault`) is for nobody else. */
  readonly first?: boolean;
}

/**
 * Keys pressed by themselves, anywhere on the page: not while somebody types, not behind a dialog, not with Ctrl, Alt or Meta, and
 * not for those who have switched them off.
 */
export function useSingleKeys(
  onKey: (event: KeyboardEvent) => void,
  { first = false }: SingleKeysOptions = {},
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (local.isSet(singleKeysOff) || isTyping(event.target) || isBehindDialog()) return;
    onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener, { capture: first });
    return () => window.removeEventListener('keydown', listener, { capture: first });
  }, [first]);
}
