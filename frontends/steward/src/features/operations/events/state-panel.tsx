import { formatDate } from '../../../shared/copy/format-date.ts';
import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, Card, Heading, MutedText, Row, Stack, Text, focusRing, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryError } from '@aera/frontend-kit/query-content';
import { styled } from 'styled-components';
import { InstantForm } from '../../../shared/fields/instant-form.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { Json } from '../details.tsx';
import { eventsCopy } from '../operations-copy.ts';

const copy = eventsCopy.state;

const Slider = styled.input`
  width: 100%;
  min-height: 2.75rem;
  accent-color: ${theme.color.accent};
  ${focusRing}
`;

interface StatePanelProps {
  readonly service: ServiceName;
  readonly stream: string;
}

/** The state of a stream after one of its events, or at an instant; both in the URL. */
export function StatePanel({ service, stream }: StatePanelProps) {
  const { get, set } = useUrlState();
  const at = parseInstant(get('at'));
  const revision = at === null ? parseRevision(get('revision')) : null;
  const query = useApiQuery(operationsRoutes[service].readState, {
    query: { stream, ...(revision !== null && { revision }), ...(at !== null && { at }) },
    keepPrevious: true,
  });
  const { data, isError } = query;
  if (!data && isError) return <QueryError title={copy.failed} query={query} />;
  if (!data) return <Text as="output">{copy.loading}</Text>;
  const currentRevision = revision ?? data.revision;
  return (
    <Card as="section" aria-label={copy.title}>
      <Stack gap={3}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="md">
            {copy.title}
          </Heading>
          <Button size="sm" variant="ghost" onClick={() => set({ revision: null, at: null })}>
            {copy.current}
          </Button>
        </Row>
        {data.newest > 1 && (
          <Slider
            type="range"
            min={1}
            max={data.newest}
            step={1}
            value={Math.max(1, currentRevision)}
            aria-label={copy.slider(stream)}
            aria-valuetext={copy.position(currentRevision, data.newest)}
            onChange={({ target }) => set({ revision: target.value, at: null }, { replace: true })}
          />
        )}
        <Text as="output" size="sm">
          {data.revision === 0 ? copy.beforeFirst(data.newest) : copy.position(data.revision, data.newest)}
          {data.recordedAt && ` ${copy.recorded(formatDate(data.recordedAt))}`}
        </Text>
        <InstantForm
          label={copy.instant}
          submitLabel={copy.show}
          at={at}
          onSubmit={(localTime) => set({ at: parseInstant(localTime), revision: null }, { replace: true })}
        />
        {data.state === null ? (
          <MutedText>{copy.noState}</MutedText>
        ) : (
          <Json label={copy.data} value={data.state} />
        )}
      </Stack>
    </Card>
  );
}

const parseRevision = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const parseInstant = (text: string | null): string | null =>
  text !== null && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;
