import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { List, Panel, Trigger } from './tabs-style.ts';
import type { TabsVariant } from './tabs-style.ts';
import { useInView } from './use-in-view.ts';

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
  const row = useInView(open);
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
