import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type ReactNode, useState } from 'react';

const Block = styled.section`
  max-height: 24rem;
  padding: ${theme.space[3]} ${theme.space[4]};
  overflow: auto;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  font: 400 ${theme.text.xs} / 1.6 ${theme.font.mono};
  pre {
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${focusRing}
`;

interface JsonProps {
  /** Accessible name, which the block needs because it is focusable to scroll. */
  readonly label: string;
  readonly value: unknown;
}

export const Json = ({ label, value }: JsonProps) => (
  <Block aria-label={label} tabIndex={0}>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </Block>
);

const Details = styled.details`
  summary {
    width: fit-content;
    padding-block: ${theme.space[3]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
`;

/** A disclosure that renders its content only while open. */
export function LazyDetails({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children}
    </Details>
  );
}
