import { type EventView, operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, Card, Heading, Row, Stack, Text } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryError } from '@aera/frontend-kit/query-content';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { tracePath, streamPath } from '../../../shared/paths.ts';
import { Json } from '../details.tsx';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { eventsCopy } from '../operations-copy.ts';

const copy = eventsCopy.event;

interface EventPanelProps {
  readonly service: ServiceName;
  readonly id: string;
  readonly onClose: () => void;
}

/** One event with its metadata and data. */
export function EventPanel({ service, id, onClose }: EventPanelProps) {
  const query = useApiQuery(operationsRoutes[service].readEvent, { params: { id } });
  const { data, isError } = query;
  const title = useRef<HTMLHeadingElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) title.current?.focus();
  }, [isLoaded]);
  if (isError && !data) return <QueryError title={copy.failed} query={query} />;
  if (!data) return <Text as="output">{copy.loading}</Text>;
  return (
    <Card as="section" aria-label={data.type} tone="raised">
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="lg" ref={title} tabIndex={-1}>
            {data.type}
          </Heading>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {copy.close}
          </Button>
        </Row>
        <Facts service={service} event={data} />
        <Json label={copy.data} value={data.data} />
      </Stack>
    </Card>
  );
}

const Facts = ({ service, event }: { readonly service: ServiceName; readonly event: EventView }) => {
  const { streamId, revision, recordedAt, actor, correlationId, causationId, version, personal, id } = event;
  const trace = correlationId ?? causationId;
  return (
    <FactList
      facts={[
        { label: copy.service, value: serviceTitles[service] },
        { label: copy.stream, value: <Link to={streamPath(service, streamId)}>{streamId}</Link> },
        { label: copy.revision, value: revision },
        { label: copy.recorded, value: formatDate(recordedAt) },
        { label: copy.by, value: actor ?? copy.unknown },
        { label: copy.version, value: version },
        { label: copy.id, value: id, wide: true },
        { label: copy.causation, value: causationId ?? copy.unknown, wide: true },
        {
          label: copy.correlation,
          value: trace ? <Link to={tracePath(trace)}>{copy.trace}</Link> : copy.unknown,
        },
        {
          label: copy.hidden,
          value:
            personal.map(({ field, state }) => `${field}: ${copy.states[state]}`).join(', ') || copy.unknown,
          wide: true,
        },
      ]}
    />
  );
};
