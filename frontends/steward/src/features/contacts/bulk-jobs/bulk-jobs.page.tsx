import { readBulkJob } from '@aera/contracts';
import { Button, ChevronLeftIcon, EmptyState, Stack } from '@aera/ui';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { BulkJobCard } from './bulk-job-card.tsx';
import { BulkJobResults, type OutcomeFilter } from './bulk-job-results.tsx';
import { bulkJobsCopy as copy } from './bulk-jobs-copy.ts';
import { createNameLookup, useBulkJobs } from './bulk-jobs-api.ts';
import { QueryResult } from '../../../shared/list/query-result.tsx';

/** The latest bulk jobs, or the results of the job in the URL. */
export function BulkJobsPage() {
  const { get, set } = usePageState();
  const query = useBulkJobs();
  const id = get('bulk');
  const readName = createNameLookup(query.data?.stewards, contactsCopy.unnamed);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <QueryResult query={query} copy={copy}>
        {({ items }) => (
          <Stack gap={4}>
            <Freshness query={query} live />
            {id ? (
              <SingleBulkJob
                id={id}
                listed={items.find((bulk) => bulk.id === id)}
                readName={readName}
                outcome={(get('outcome') ?? 'all') as OutcomeFilter}
                go={set}
              />
            ) : items.length === 0 ? (
              <EmptyState>{copy.empty}</EmptyState>
            ) : (
              items.map((bulk) => (
                <BulkJobCard
                  key={bulk.id}
                  bulk={bulk}
                  readName={readName}
                  onUndone={(undo) => set({ bulk: undo.id })}
                />
              ))
            )}
          </Stack>
        )}
      </QueryResult>
    </>
  );
}

interface SingleBulkJobProps {
  readonly id: string;
  readonly listed: Parameters<typeof BulkJobCard>[0]['bulk'] | undefined;
  readonly readName: (id: string) => string;
  readonly outcome: OutcomeFilter;
  readonly go: (changes: Record<string, string | null>) => void;
}

/** One bulk job with its results. Reads the job separately if the list does not contain it. */
function SingleBulkJob({ id, listed, readName, outcome, go }: SingleBulkJobProps) {
  const query = useStewardQuery(readBulkJob, { params: { id }, enabled: !listed });
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" onClick={() => go({ bulk: null, outcome: null })}>
          <ChevronLeftIcon />
          {copy.back}
        </Button>
      </div>
      <QueryResult query={{ ...query, data: listed ?? query.data }} copy={copy} notFound={copy.unknown}>
        {(bulk) => (
          <>
            <BulkJobCard
              bulk={bulk}
              readName={readName}
              opened
              onUndone={(undo) => go({ bulk: undo.id, outcome: null })}
            />
            <BulkJobResults
              bulk={bulk}
              outcome={outcome}
              onOutcome={(next) => go({ outcome: next === 'all' ? null : next })}
            />
          </>
        )}
      </QueryResult>
    </>
  );
}
