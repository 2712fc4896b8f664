import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { List, Panel, type TabsVariant, Trigger } from './tabs-style.ts';

/** Visible part of the next tab in px, which shows that there is one. */
const peek = 40;

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Scrolls a row of tabs, and nothing around it, until the open tab is visible: immediately at first and with reduced motion, otherwise
 * smoothly. Returns the ref of the row.
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
  /** Accessible name, if the label is only a number. */
  readonly name?: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly variant?: TabsVariant;
  /** The first tab by default. */
  readonly defaultValue?: string;
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  /** False unmounts hidden panels, for panels that load data. By default they stay in the page, hidden. */
  readonly keepPanels?: boolean;
}

/**
 * Panels of which one is shown; arrow keys move between the tabs (ARIA practices: tabs, automatic activation). A row wider than its place
 * scrolls to the open tab.
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
