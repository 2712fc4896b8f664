import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { theme } from '../theme/theme.ts';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The first, unless stated. */
  readonly defaultValue?: string;
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${theme.color.line};
`;

const Trigger = styled(Radix.Trigger)`
  flex: none;
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  background: none;
  color: ${theme.color.inkMuted};
  border: 0;
  border-bottom: 2px solid transparent;
  font-size: ${theme.text.sm};
  font-weight: 600;
  cursor: pointer;
  transition: color ${theme.duration.fast} ${theme.easing.out};
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
  &:hover {
    color: ${theme.color.ink};
  }
  &[data-state='active'] {
    color: ${theme.color.accent};
    border-bottom-color: ${theme.color.accent};
  }
`;

const Panel = styled(Radix.Content)`
  padding-top: ${theme.space[5]};
  ${focusRing}
`;

/** Panels of which one shows; arrow keys move between the tabs (ARIA practices: tabs, automatic activation). */
export function Tabs({ label, items, defaultValue = items[0]?.value, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root defaultValue={defaultValue} value={value} onValueChange={onValueChange}>
      <List aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value}>
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.panel}
        </Panel>
      ))}
    </Radix.Root>
  );
}
