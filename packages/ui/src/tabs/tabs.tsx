import { Tabs as Radix } from 'radix-ui';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { List, Panel, type TabsVariant, Trigger } from './tabs-style.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  /** Accessible name, if the label is only a number. */
  readonly name?: string;
  readonly panel: ReactNode;
  /** Wraps the tab, for example in a tooltip. */
  readonly wrap?: (tab: ReactElement) => ReactElement;
}

export interface TabsProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly variant?: TabsVariant;
  /** Without it, the row keeps the open tab itself, at first the first one. */
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  /** False unmounts hidden panels, for panels that load data. By default they stay in the page, hidden. */
  readonly keepPanels?: boolean;
}

/**
 * Panels of which one is shown; arrow keys move between the tabs (ARIA practices: tabs, automatic activation). A row wider than its place
 * scrolls to the open tab.
 */
export function Tabs({ label, items, variant = 'line', value, onValueChange, keepPanels = true }: TabsProps) {
  const [chosen, setChosen] = useState(items[0]?.value);
  const open = value ?? chosen;
  const row = useScrollIntoView<HTMLDivElement>(open);
  const choose = (next: string) => {
    setChosen(next);
    onValueChange?.(next);
  };
  return (
    <Radix.Root value={open} onValueChange={choose}>
      <List ref={row} aria-label={label} $variant={variant}>
        {items.map(({ value, name, label, wrap = (tab) => tab }) => (
          <Fragment key={value}>
            {wrap(
              <Trigger value={value} aria-label={name} $variant={variant}>
                {label}
              </Trigger>,
            )}
          </Fragment>
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
