import { operations } from '@aera/content/operations';
import type { Initiative } from '@aera/content/operations';
import { Badge, Card, Heading, Row, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const { initiatives } = operations;

/** Two by two, and the rows of neighbours on one line. */
const Cards = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;

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

const InitiativeCard = ({ initiative }: { readonly initiative: Initiative }) => (
  <Frame as="article" padding={6} tone={initiative.priority ? 'gold' : 'plain'}>
    <Row justify="space-between">
      <Status>
        {initiatives.statusLabel}: {initiative.status}
      </Status>
      {initiative.priority && <Badge variant="warning">{initiatives.flag}</Badge>}
    </Row>
    <Heading level={3} size="xl">
      {initiative.title}
    </Heading>
    <Text>{initiative.description.text}</Text>
    <Impact>
      <Text as="h4" size="xs" tone="gold">
        {initiatives.impactLabel}
      </Text>
      <Text size="sm">{initiative.impact.text}</Text>
    </Impact>
  </Frame>
);

/** Four pieces of work, the first two of them flagged. */
export const Initiatives = () => (
  <Cards>
    {initiatives.cards.map((initiative) => (
      <InitiativeCard key={initiative.id} initiative={initiative} />
    ))}
  </Cards>
);
