import { useEffect, useRef } from 'react';

/**
 * Takes the focus along when an entry of a list is opened or closed: into the part marked `data-detail`, and back to the entry, or
 * to what is marked `data-list` when the entry is no longer there.
 */
export function useFocusHandover(selectedId: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(selectedId);

  useEffect(() => {
    const before = shown.current;
    shown.current = selectedId;
    if (before === selectedId || !frame.current) return;
    const all = [...frame.current.querySelectorAll<HTMLElement>('[data-detail], [data-list], [data-entry]')];
    const find = (name: string, value?: string) =>
      all.find(({ dataset }) => name in dataset && (value === undefined || dataset[name] === value));
    const next = selectedId ? find('detail') : (find('entry', before ?? '') ?? find('list'));
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return frame;
}
