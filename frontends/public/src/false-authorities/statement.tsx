import type { Claim } from '@aera/content';
import { falseAuthorities } from '@aera/content/false-authorities';
import { Badge, Heading, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-top: 2px solid ${theme.color.goldLine};
  border-radius: ${theme.radius.md};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};
`;

interface CardProps {
  readonly title: string;
  readonly className?: string;
}

/** A card of the organisation's words, marked as what they are. */
export const StatementCard = ({
  title,
  className,
  children,
}: CardProps & { readonly children: ReactNode }) => (
  <Frame className={className}>
    <Top>
      <Heading level={4}>{title}</Heading>
      <Badge variant="warning">{falseAuthorities.labels.statement}</Badge>
    </Top>
    {children}
  </Frame>
);

export const Statement = ({ claim, ...card }: CardProps & { readonly claim: Claim }) => (
  <StatementCard {...card}>
    <Text measure>{claim.text}</Text>
  </StatementCard>
);
