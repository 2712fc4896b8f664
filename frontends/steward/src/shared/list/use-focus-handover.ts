import { useEffect, useRef } from 'react';

/**
 * Takes the focus along when an entry of a list is opened or closed: into the part marked `data-detail`, and back to the entry, or
 * to what is marked `data-title` when the entry is no longer there.
 */
export function useFocusHandover(selectedId: string | null) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(selectedId);

  useEffect(() => {
    const before = shown.current;
    shown.current = selectedId;
    if (before === selectedId || !section.current) return;
    const all = [
      ...section.current.querySelectorAll<HTMLElement>('[data-detail], [data-title], [data-entry]'),
    ];
    const find = (name: string, value?: string) =>
      all.find(({ dataset }) => name in dataset && (value === undefined || dataset[name] === value));
    const next = selectedId ? find('detail') : (find('entry', before ?? '') ?? find('title'));
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return section;
}
