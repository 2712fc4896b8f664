import { operationsRoutes } from '@aera/contracts';
import { Badge, Button, Card, Heading, MutedText, Row, Stack, Text, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { eventPath } from '../../../shared/paths.ts';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { UnreachableNotices, useServiceQueries, haveAllResponded } from '../service-queries.tsx';
import { eventsCopy } from '../operations-copy.ts';
import { type TraceNode, buildTraceTree } from './trace-tree.ts';

const copy = eventsCopy.trace;

const Tree = styled.ul`
  padding-inline-start: ${theme.space[4]};
  margin: 0;
  border-inline-start: 2px solid ${theme.color.goldLine};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;

  li {
    padding-block: ${theme.space[2]};
  }
  a {
    font-weight: 600;
    ${focusRing}
  }
`;

interface TracePanelProps {
  readonly correlation: string;
  readonly onClose: () => void;
}

/** The events caused by one request or message, as a tree. */
export function TracePanel({ correlation, onClose }: TracePanelProps) {
  const queries = useServiceQueries((service) => operationsRoutes[service].listCorrelatedEvents, {
    query: { correlation },
  });
  const roots = buildTraceTree(
    queries.flatMap(({ service, query }) => (query.data?.events ?? []).map((event) => ({ service, event }))),
  );
  const isLoading = queries.some(({ query }) => query.isPending);
  return (
    <Card as="section" aria-label={copy.title} tone="raised">
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="lg">
            {copy.title}
          </Heading>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
        </Row>
        <MutedText>{copy.lead}</MutedText>
        <UnreachableNotices queries={queries} />
        {isLoading && <Text as="output">{copy.loading}</Text>}
        {!isLoading && roots.length === 0 && haveAllResponded(queries) && <Text>{copy.none}</Text>}
        {roots.map(({ cause, caused }) => (
          <div key={`${cause} ${caused[0]?.event.id}`}>
            {cause && <MutedText size="xs">{copy.cause(cause)}</MutedText>}
            <Nodes nodes={caused} />
          </div>
        ))}
        {queries.some(({ query }) => query.data?.complete === false) && (
          <MutedText size="xs">{copy.incomplete}</MutedText>
        )}
      </Stack>
    </Card>
  );
}

const Nodes = ({ nodes }: { readonly nodes: readonly TraceNode[] }) => (
  <Tree>
    {nodes.map(({ service, event, caused }) => (
      <li key={event.id}>
        <Row gap={2}>
          <Link to={eventPath(service, event.id)}>{event.type}</Link>
          <Badge variant="outline">{serviceTitles[service]}</Badge>
        </Row>
        <MutedText size="xs">
          {event.streamId} · {formatDate(event.recordedAt)}
        </MutedText>
        {caused.length > 0 && <Nodes nodes={caused} />}
      </li>
    ))}
  </Tree>
);
