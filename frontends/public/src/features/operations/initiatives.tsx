import type { Initiative, Operations } from '@aera/content/operations';
import { Badge, Card, Columns, Heading, Row, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

type InitiativesCopy = Operations['initiatives'];

const Frame = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${theme.space[4]};
`;

const Impact = styled.div`
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

const Status = styled.span`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
`;

interface InitiativeCardProps {
  readonly initiative: Initiative;
  readonly copy: InitiativesCopy;
}

const InitiativeCard = ({ initiative, copy }: InitiativeCardProps) => (
  <Frame as="article" padding={6} tone={initiative.priority ? 'gold' : 'plain'}>
    <Row justify="space-between">
      <Status>
        {copy.statusLabel}: {initiative.status}
      </Status>
      {initiative.priority && <Badge variant="warning">{copy.flag}</Badge>}
    </Row>
    <Heading level={3} size="xl">
      {initiative.title}
    </Heading>
    <Text>{initiative.description.text}</Text>
    <Impact>
      <Text as="h4" size="xs" tone="gold">
        {copy.impactLabel}
      </Text>
      <Text size="sm">{initiative.impact.text}</Text>
    </Impact>
  </Frame>
);

/** Four initiatives, the first two flagged. */
export const Initiatives = ({ initiatives }: { readonly initiatives: InitiativesCopy }) => (
  <Columns from="tablet" tracks="1fr 1fr" gap={5}>
    {initiatives.cards.map((initiative) => (
      <InitiativeCard key={initiative.id} initiative={initiative} copy={initiatives} />
    ))}
  </Columns>
);
