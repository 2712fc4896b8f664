import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { Button, MutedText, Row, Stack } from '@aera/ui';
import { useId } from 'react';
import { eventsCopy as copy } from '../operations-copy.ts';
import { newestEvents, useServiceQueries } from '../service-queries.tsx';

interface StreamSuggestionsProps {
  readonly services: readonly ServiceName[];
  /** Called with the start of the stream ids. */
  readonly onSelect: (prefix: string) => void;
}

/** Explains what can be searched, and offers the kinds of streams that have new events. */
export function StreamSuggestions({ services, onSelect }: StreamSuggestionsProps) {
  const titleId = useId();
  const queries = useServiceQueries((service) => operationsRoutes[service].listEvents, {
    query: newestEvents,
    services,
  });
  const kinds = listFirstWords(
    queries.flatMap(({ query }) => (query.data?.events ?? []).map(({ streamId }) => streamId)),
  );
  if (kinds.length === 0) return null;
  return (
    <Stack gap={2}>
      <MutedText id={titleId}>{copy.suggestions}</MutedText>
      <Row as="ul" gap={2} aria-labelledby={titleId}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button size="sm" variant="secondary" onClick={() => onSelect(`${kind}-`)}>
              {`${kind}-`}
            </Button>
          </li>
        ))}
      </Row>
    </Stack>
  );
}

/** Returns the first word of each stream id, such as `question`, in alphabetical order. */
const listFirstWords = (streamIds: readonly string[]): string[] =>
  [...new Set(streamIds.map((streamId) => streamId.split('-', 1).join()))].toSorted();
