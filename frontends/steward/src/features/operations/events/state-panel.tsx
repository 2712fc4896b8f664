import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, Card, Heading, Row, Stack, Text, TextField, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate, toLocalField } from '../../../shared/copy/format-date.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { Json } from '../json.tsx';
import { eventsWords } from './events-copy.ts';

const words = eventsWords.state;

const Slider = styled.input`
  width: 100%;
  min-height: 2.75rem;
  accent-color: ${theme.color.accent};
  ${focusRing}
`;

const Moment = styled.div`
  max-width: 18rem;
`;

export interface StatePanelProps {
  readonly service: ServiceName;
  readonly stream: string;
}

/** A stream as it was: after each of its events, or at a moment. Which one is in the address. */
export function StatePanel({ service, stream }: StatePanelProps) {
  const { get, set } = usePageState();
  const at = instantIn(get('at'));
  const revision = at === null ? revisionIn(get('revision')) : null;
  const reading = useStewardQuery(operationsRoutes[service].readState, {
    query: { stream, ...(revision !== null && { revision }), ...(at !== null && { at }) },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  if (isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  const shown = revision ?? data.revision;
  return (
    <Card as="section" aria-label={words.title}>
      <Stack gap={3}>
        <Row justify="space-between" gap={3}>
          <Heading level={2} size="md">
            {words.title}
          </Heading>
          <Button size="sm" variant="ghost" onClick={() => set({ revision: null, at: null })}>
            {words.now}
          </Button>
        </Row>
        {data.newest > 1 && (
          <Slider
            type="range"
            min={1}
            max={data.newest}
            step={1}
            value={Math.max(1, shown)}
            aria-label={words.slider(stream)}
            aria-valuetext={words.position(shown, data.newest)}
            onChange={({ target }) => set({ revision: target.value, at: null }, { replace: true })}
          />
        )}
        <Text as="output" size="sm">
          {data.revision === 0 ? words.before(data.newest) : words.position(data.revision, data.newest)}
          {data.recordedAt && ` ${words.recorded(formatDate(data.recordedAt))}`}
        </Text>
        <Moment>
          <TextField
            type="datetime-local"
            step={1}
            label={words.moment}
            value={at === null ? '' : toLocalField(at)}
            onChange={({ target: { value } }) =>
              set(
                { at: value === '' ? null : new Date(value).toISOString(), revision: null },
                { replace: true },
              )
            }
          />
        </Moment>
        {data.state === null ? (
          <Text size="sm" tone="muted">
            {words.noRule}
          </Text>
        ) : (
          <Json label={words.data} value={data.state} />
        )}
      </Stack>
    </Card>
  );
}

const revisionIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

const instantIn = (text: string | null): string | null =>
  text !== null && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;
