import { focusRing, theme } from '@aera/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

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

/** What is looked at now and then: there only once it was opened. */
export function MoreOnDemand({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children}
    </Details>
  );
}
