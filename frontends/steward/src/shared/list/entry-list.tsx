import { Text, focusRing, theme } from '@aera/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

const Scroller = styled.ul`
  max-height: 24rem;
  padding: 0;
  overflow-y: auto;
  list-style-type: '';
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};

  /* Of hundreds, those out of sight are not laid out. */
  &[data-many] li {
    content-visibility: auto;
    contain-intrinsic-size: auto 8rem;
  }
  li[data-beside] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      padding-inline-start: ${theme.space[1]};
    }
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Beside = styled.div`
  padding: ${theme.space[4]} 0 0 ${theme.space[4]};
`;

const Entry = styled.button`
  display: grid;
  gap: ${theme.space[1]};
  width: 100%;
  padding: ${theme.space[4]};
  background: none;
  border: 0;
  border-inline-start: 3px solid transparent;
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
  &:hover {
    background: color-mix(in srgb, ${theme.color.sunken} 55%, transparent);
  }
  &[aria-current='true'] {
    background: ${theme.color.accentSoft};
    border-inline-start-color: ${theme.color.accent};
  }
`;

/** Texts within an entry. */
export const EntryName = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const EntryLine = styled(Text)`
  overflow-wrap: anywhere;
`;

const many = 100;

export interface EntryListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Stands before an entry, apart from it. */
  readonly beside?: (item: Item) => ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list that scrolls, of which one entry can be open. Arrow keys, Home and End move between the entries. */
export function EntryList<Item extends { readonly id: string }>({
  label,
  items,
  selectedId,
  onSelect,
  beside,
  children,
}: EntryListProps<Item>) {
  return (
    <Scroller aria-label={label} data-many={items.length > many || undefined} onKeyDown={moveFocus}>
      {items.map((item) => (
        <li key={item.id} data-beside={beside ? true : undefined}>
          {beside && <Beside>{beside(item)}</Beside>}
          <Entry
            type="button"
            data-entry={item.id}
            aria-current={item.id === selectedId ? 'true' : undefined}
            onClick={() => onSelect(item.id)}
          >
            {children(item)}
          </Entry>
        </li>
      ))}
    </Scroller>
  );
}

const target = {
  ArrowDown: (at: number) => at + 1,
  ArrowUp: (at: number) => at - 1,
  Home: () => 0,
  End: (_at: number, last: number) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.key in target)) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  event.preventDefault();
  entries[target[event.key as keyof typeof target](at, entries.length - 1)]?.focus();
}
