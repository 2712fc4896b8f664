import { theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  font-size: ${theme.text.sm};

  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  dd {
    font-weight: 600;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
`;

const Fact = styled.div<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;

export interface FactListProps {
  readonly facts: readonly {
    readonly label: string;
    readonly value: ReactNode;
    readonly wide?: boolean;
  }[];
}

export const FactList = ({ facts }: FactListProps) => (
  <Facts>
    {facts.map(({ label, value, wide = false }) => (
      <Fact key={label} $wide={wide}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fact>
    ))}
  </Facts>
);
