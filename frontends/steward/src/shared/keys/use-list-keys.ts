import { useSingleKeys } from './use-single-keys.ts';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** `j` and `k` walk the entries of the page’s list, from the one that has the focus or is open. Enter opens, as on any button. */
export function useListKeys(selectedId: string | null): void {
  useSingleKeys((event) => {
    const step = steps[event.key];
    if (!step) return;
    const entries = [...document.querySelectorAll<HTMLElement>('[data-entry]')];
    const focused = entries.indexOf(document.activeElement as HTMLElement);
    const at = focused >= 0 ? focused : entries.findIndex(({ dataset }) => dataset['entry'] === selectedId);
    const next = entries[at < 0 ? 0 : at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  });
}
