import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { List, Panel, type TabsVariant, Trigger } from './tabs-style.ts';

/** So much of the next tab stays in view that it is seen that there is one. */
const peek = 40;

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Scrolls a row of tabs, and nothing around it, until the open tab is in view: at once when the row appears, or where less motion is
 * wished for, and smoothly otherwise. Give the answer to the row.
 */
function useScrollIntoView(open: string | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const appeared = useRef(false);
  useEffect(() => {
    const behavior = appeared.current && !prefersReducedMotion() ? 'smooth' : 'instant';
    appeared.current = true;
    if (open === undefined || !row.current || row.current.scrollWidth <= row.current.clientWidth) return;
    const tab = row.current.querySelector('[role="tab"][data-state="active"]');
    if (!tab) return;
    const frame = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > frame.right) row.current.scrollBy({ left: right - frame.right + peek, behavior });
    else if (left < frame.left) row.current.scrollBy({ left: left - frame.left - peek, behavior });
  }, [open]);
  return row;
}

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  /** Says more than a label that is only a number. */
  readonly name?: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly variant?: TabsVariant;
  /** The first, unless stated. */
  readonly defaultValue?: string;
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  /** False for panels that load something when they are shown. Others stay in the page, hidden. */
  readonly keepPanels?: boolean;
}

/**
 * Panels of which one shows; arrow keys move between the tabs (ARIA practices: tabs, automatic activation). Where the row is wider than
 * its place, the tab that is open is scrolled into view.
 */
export function Tabs({
  label,
  items,
  variant = 'line',
  defaultValue = items[0]?.value,
  value,
  onValueChange,
  keepPanels = true,
}: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const open = value ?? chosen;
  const row = useScrollIntoView(open);
  const choose = (next: string) => {
    setChosen(next);
    onValueChange?.(next);
  };
  return (
    <Radix.Root value={open} onValueChange={choose}>
      <List ref={row} aria-label={label} $variant={variant}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} aria-label={item.name} $variant={variant}>
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value} forceMount={keepPanels || undefined}>
          {item.panel}
        </Panel>
      ))}
    </Radix.Root>
  );
}
