import { ChevronDownIcon, theme, type HeadingLevel } from '@aera/ui';
import { Collapsible as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { disclosurePanel, disclosureTrigger } from '../disclosure/disclosure-style.ts';

export interface CollapsibleProps {
  readonly title: ReactNode;
  readonly defaultOpen?: boolean;
  /** Makes the title a heading. */
  readonly headingLevel?: HeadingLevel;
  readonly children: ReactNode;
  readonly className?: string;
}

const Root = styled(Radix.Root)`
  border-block: 1px solid ${theme.color.line};
  & + & {
    border-top: 0;
  }
`;

const Trigger = styled(Radix.Trigger)`
  ${disclosureTrigger}
`;

const Panel = styled(Radix.Content)`
  ${disclosurePanel}
`;

/** A title that shows and hides its content, independently of others. */
export function Collapsible({ title, defaultOpen, headingLevel, children, className }: CollapsibleProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <Root defaultOpen={defaultOpen} className={className}>
      <Title>
        <Trigger>
          {title}
          <ChevronDownIcon />
        </Trigger>
      </Title>
      <Panel forceMount>
        <div>{children}</div>
      </Panel>
    </Root>
  );
}
