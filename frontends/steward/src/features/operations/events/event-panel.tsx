import { type EventView, operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, Card, Heading, Row, Stack, Text } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { journeyPath, streamPath } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { Json } from '../json.tsx';
import { serviceTitles } from '../../../shared/copy/service-names.ts';
import { eventsWords } from './events-copy.ts';

const words = eventsWords.event;

export interface EventPanelProps {
  readonly service: ServiceName;
  readonly id: string;
  readonly onClose: () => void;
}

/** One event: what it says, who did it, and where it belongs. */
export function EventPanel({ service, id, onClose }: EventPanelProps) {
  const reading = useStewardQuery(operationsRoutes[service].readEvent, { params: { id } });
  const { data, isError } = reading;
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);
  if (isError && !data) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  return (
    <Card as="section" aria-label={data.type} tone="raised">
      <Stack gap={4}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="lg" ref={title} tabIndex={-1}>
            {data.type}
          </Heading>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {words.close}
          </Button>
        </Row>
        <Facts service={service} event={data} />
        <Json label={words.data} value={data.data} />
      </Stack>
    </Card>
  );
}

const Facts = ({ service, event }: { readonly service: ServiceName; readonly event: EventView }) => {
  const { streamId, revision, recordedAt, actor, correlationId, causationId, version, personal, id } = event;
  const journey = correlationId ?? causationId;
  return (
    <FactList
      facts={[
        { label: words.service, value: serviceTitles[service] },
        { label: words.stream, value: <Link to={streamPath(service, streamId)}>{streamId}</Link> },
        { label: words.revision, value: revision },
        { label: words.recorded, value: formatDate(recordedAt) },
        { label: words.by, value: actor ?? words.unknown },
        { label: words.version, value: version },
        { label: words.id, value: id, wide: true },
        { label: words.causation, value: causationId ?? words.unknown, wide: true },
        {
          label: words.correlation,
          value: journey ? <Link to={journeyPath(journey)}>{words.journey}</Link> : words.unknown,
        },
        {
          label: words.hidden,
          value:
            personal.map(({ field, state }) => `${field}: ${words.states[state]}`).join(', ') ||
            words.unknown,
          wide: true,
        },
      ]}
    />
  );
};
