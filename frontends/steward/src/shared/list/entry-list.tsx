import { Text, focusRing, theme } from '@aera/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

const Scroller = styled.ul`
  /* Contains the absolutely positioned inputs of its checkboxes, which otherwise extend the page. */
  position: relative;
  max-height: 24rem;
  overflow-y: auto;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};

  /* Skips the layout of entries out of view. */
  &[data-many] li {
    content-visibility: auto;
    contain-intrinsic-size: auto 8rem;
  }
  li[data-leading] {
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

const Leading = styled.div`
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

export const EntryName = styled.span`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const EntryLine = styled(Text)`
  overflow-wrap: anywhere;
`;

const minManyItems = 100;

export interface EntryListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Rendered before the button of an entry. */
  readonly leading?: (item: Item) => ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A scrolling list in which one entry can be selected. Arrow keys, Home and End move the focus. */
export function EntryList<Item extends { readonly id: string }>({
  label,
  items,
  selectedId,
  onSelect,
  leading,
  children,
}: EntryListProps<Item>) {
  return (
    <Scroller aria-label={label} data-many={items.length > minManyItems || undefined} onKeyDown={moveFocus}>
      {items.map((item) => (
        <li key={item.id} data-leading={leading ? true : undefined}>
          {leading && <Leading>{leading(item)}</Leading>}
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

const targetIndexes = {
  ArrowDown: (index: number) => index + 1,
  ArrowUp: (index: number) => index - 1,
  Home: () => 0,
  End: (_index: number, last: number) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.key in targetIndexes)) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const index = entries.findIndex((entry) => entry === document.activeElement);
  event.preventDefault();
  entries[targetIndexes[event.key as keyof typeof targetIndexes](index, entries.length - 1)]?.focus();
}
