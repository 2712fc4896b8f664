import { useEffect, useEffectEvent } from 'react';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** `j` and `k` walk the entries of the page’s list, from the one that has the focus or is open. Enter opens, as on any button. */
export function useListKeys(selectedId: string | null): void {
  const walk = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
    const focused = entries.indexOf(document.activeElement as HTMLElement);
    const at = focused >= 0 ? focused : entries.findIndex(({ dataset }) => dataset['entry'] === selectedId);
    const next = entries[at < 0 ? 0 : at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => walk(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;
