import { ChevronDownIcon, theme } from '@aera/ui';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { disclosurePanel, disclosureTrigger } from '../disclosure/disclosure-style.ts';

export interface AccordionItem {
  readonly value: string;
  /** Label of the button; may contain a badge. */
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The open item, `''` for none. */
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  readonly className?: string;
}

const Root = styled(Radix.Root)`
  border-top: 1px solid ${theme.color.line};
`;

const Item = styled(Radix.Item)`
  border-bottom: 1px solid ${theme.color.line};
`;

const Trigger = styled(Radix.Trigger)`
  ${disclosureTrigger}
`;

const Panel = styled(Radix.Content)`
  ${disclosurePanel}
`;

/**
 * Sections with one open at a time; clicking the open title closes it. Arrow keys, Home and End move between the titles (ARIA practices:
 * accordion).
 */
export function Accordion({ items, value, onValueChange, className }: AccordionProps) {
  return (
    <Root type="single" collapsible value={value} onValueChange={onValueChange} className={className}>
      {items.map((item) => (
        <Item key={item.value} value={item.value}>
          <Radix.Header asChild>
            <h3>
              <Trigger>
                {item.title}
                <ChevronDownIcon />
              </Trigger>
            </h3>
          </Radix.Header>
          <Panel forceMount>
            <div>{item.content}</div>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}
