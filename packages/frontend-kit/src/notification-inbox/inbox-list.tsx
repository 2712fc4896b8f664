import type { Notification } from '@aera/contracts';
import { Stack } from '@aera/ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '../page/format-date.ts';
import { InboxEntry } from './inbox-entry.tsx';
import { inboxCopy as copy } from './inbox-copy.ts';
import type { Marks } from './use-inbox.ts';
import type { Selection } from './use-selection.ts';

interface InboxListProps {
  readonly items: readonly Notification[];
  readonly selection: Selection;
  readonly marks: Marks;
  readonly formatType: (type: string) => string;
  readonly notificationPath: (notification: Notification) => string | null;
  readonly onOpen: (href: string) => void;
}

/** Index of the entry that a key leads to. */
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const listEntries = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? []),
];

/** The list is one stop of the Tab key; arrow keys move within it. Letter shortcuts only work while an entry has the focus. */
export function InboxList({ items, selection, marks, formatType, notificationPath, onOpen }: InboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const entries = () => listEntries(list.current);
  const current = Math.min(active, items.length - 1);

  // If the focused entry has left the list, the entry in its place gets the focus.
  const focused = useRef(false);
  const placeId = items[current]?.id;
  useEffect(() => {
    if (!placeId || !focused.current || document.activeElement !== document.body) return;
    listEntries(list.current)
      .find(({ dataset }) => dataset['entry'] === placeId)
      ?.focus();
  }, [placeId]);

  const act = (key: string, entry: Notification): boolean => {
    const href = notificationPath(entry);
    if (key === 'x' || key === ' ') selection.toggle(entry.id);
    else if (key === 'u') marks.mark(entry.isRead ? 'unread' : 'read', [entry.id]);
    else if (key === 'e') marks.mark(entry.isArchived ? 'unarchived' : 'archived', [entry.id]);
    else if (key === 'z') marks.undo();
    else if (key === 'Enter' && href) {
      if (!entry.isRead) marks.mark('read', [entry.id]);
      onOpen(href);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    const index = entries().findIndex((entry) => entry.contains(target));
    const entry = items[index];
    const step = steps[key];
    if (!entry) return;
    if (step) entries()[step(index, items.length - 1)]?.focus();
    else if (target.dataset['entry'] === undefined || !act(key, entry)) return;
    event.preventDefault();
  };

  return (
    <Stack
      as="ul"
      gap={3}
      ref={list}
      aria-label={copy.list}
      onKeyDown={onKeyDown}
      onFocus={({ target }: FocusEvent) => {
        focused.current = true;
        const index = entries().findIndex((entry) => entry.contains(target));
        if (index >= 0) setActive(index);
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !list.current?.contains(relatedTarget)) focused.current = false;
      }}
    >
      {items.map((notification, index) => (
        <li key={notification.id}>
          <InboxEntry
            notification={notification}
            typeLabel={formatType(notification.type)}
            date={formatDate(notification.createdAt)}
            href={notificationPath(notification)}
            selected={selection.has(notification.id)}
            tabIndex={index === current ? 0 : -1}
            onToggle={() => selection.toggle(notification.id)}
            onMark={(mark) => marks.mark(mark, [notification.id])}
          />
        </li>
      ))}
    </Stack>
  );
}
