import { readContactBulk } from '@aera/contracts';
import { Button, ChevronLeftIcon, EmptyState, Stack, Text } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { BulkCard } from './bulk-job-card.tsx';
import { BulkResults, type OutcomeFilter } from './bulk-job-results.tsx';
import { bulkJobsCopy as copy } from './bulk-jobs-copy.ts';
import { namesIn, useBulks } from './bulk-jobs-api.ts';

/** What was done to many contacts at once: the last actions, or the one that the address names with its results. */
export function BulksPage() {
  const { get, set } = usePageState();
  const reading = useBulks();
  const id = get('bulk');
  const nameOf = namesIn(reading.data?.stewards, contactsCopy.unnamed);
  if (!reading.data)
    return (
      <>
        <PageTitle title={copy.title} lead={copy.lead} />
        {reading.isError ? (
          <ReadingFailure title={copy.failed} reading={reading} />
        ) : (
          <Text as="output">{copy.loading}</Text>
        )}
      </>
    );
  const { items } = reading.data;
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <Stack gap={4}>
        <Freshness reading={reading} live />
        {id ? (
          <OneBulk
            id={id}
            listed={items.find((bulk) => bulk.id === id)}
            nameOf={nameOf}
            outcome={(get('outcome') ?? 'all') as OutcomeFilter}
            go={set}
          />
        ) : items.length === 0 ? (
          <EmptyState>{copy.none}</EmptyState>
        ) : (
          items.map((bulk) => (
            <BulkCard key={bulk.id} bulk={bulk} nameOf={nameOf} onUndone={(undo) => set({ bulk: undo.id })} />
          ))
        )}
      </Stack>
    </>
  );
}

interface OneBulkProps {
  readonly id: string;
  readonly listed: Parameters<typeof BulkCard>[0]['bulk'] | undefined;
  readonly nameOf: (id: string) => string;
  readonly outcome: OutcomeFilter;
  readonly go: (changes: Record<string, string | null>) => void;
}

/** One that is no longer among the last is read by itself. */
function OneBulk({ id, listed, nameOf, outcome, go }: OneBulkProps) {
  const reading = useStewardQuery(readContactBulk, { params: { id }, enabled: !listed });
  const bulk = listed ?? reading.data;
  const isUnknown = isApiError(reading.error) && [400, 404].includes(reading.error.status);
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" onClick={() => go({ bulk: null, outcome: null })}>
          <ChevronLeftIcon />
          {copy.all}
        </Button>
      </div>
      {!bulk &&
        (isUnknown ? (
          <EmptyState>{copy.unknown}</EmptyState>
        ) : reading.isError ? (
          <ReadingFailure title={copy.failed} reading={reading} />
        ) : (
          <Text as="output">{copy.loading}</Text>
        ))}
      {bulk && (
        <>
          <BulkCard
            bulk={bulk}
            nameOf={nameOf}
            opened
            onUndone={(undo) => go({ bulk: undo.id, outcome: null })}
          />
          <BulkResults
            bulk={bulk}
            outcome={outcome}
            onOutcome={(next) => go({ outcome: next === 'all' ? null : next })}
          />
        </>
      )}
    </>
  );
}
