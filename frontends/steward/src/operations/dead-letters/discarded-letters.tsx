import type { ServiceName } from '@aera/contracts';
import { Card, EmptyState, Stack, Text } from '@aera/ui';
import { formatDate } from '../../page/format-date.ts';
import { operationsOf } from '../operations-addresses.ts';
import { operationsWords } from '../operations-words.ts';
import { readingOfAll, useEachService } from '../use-each-service.ts';
import { deadLettersWords as words } from './dead-letters-words.ts';
import { AsOf } from '../../page/freshness.tsx';

/** What stewards gave up, and why. */
export function DiscardedLetters({ of }: { readonly of: readonly ServiceName[] }) {
  const each = useEachService((service) => operationsOf(service).listDiscarded, { of });
  const letters = each
    .flatMap(({ reading }) => reading.data?.letters ?? [])
    .toSorted((a, b) => b.discarded.at.localeCompare(a.discarded.at));
  if (each.some(({ reading }) => reading.isPending))
    return <Text as="output">{operationsWords.loading}</Text>;
  if (letters.length === 0) return <EmptyState>{words.noneDiscarded}</EmptyState>;
  return (
    <Stack gap={3}>
      <AsOf reading={readingOfAll(each)} />
      {letters.map(({ seq, subject, consumer, stream, error, discarded }) => (
        <Card key={seq} as="article" padding={4} aria-label={`${subject}, ${seq}`}>
          <Stack gap={1}>
            <strong>{subject}</strong>
            <Text size="sm" tone="muted">
              {words.from(consumer, stream)} · {words.discardedAt(formatDate(discarded.at))}
            </Text>
            <Text size="sm">{words.because(discarded.reason)}</Text>
            <Text size="xs" tone="muted">
              {error}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
