import { readBulkJob } from '@aera/contracts';
import { Button, ChevronLeftIcon, EmptyState, Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { parseChoice, useUrlState } from '../../../shared/page/use-url-state.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { BulkJobCard } from './bulk-job-card.tsx';
import { BulkJobResults, type OutcomeFilter, outcomeFilters } from './bulk-job-results.tsx';
import { bulkJobsCopy as copy } from './bulk-jobs-copy.ts';
import { createNameLookup, useBulkJobs } from './bulk-jobs-api.ts';

/** The latest bulk jobs, or the results of the job in the URL. */
export function BulkJobsPage() {
  const { get, set } = useUrlState();
  const query = useBulkJobs();
  const id = get('bulk');
  const readName = createNameLookup(query.data?.stewards, contactsCopy.unnamed);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <QueryContent query={query} copy={copy}>
        {({ items }) => (
          <Stack gap={4}>
            <Freshness query={query} live />
            {id ? (
              <SingleBulkJob
                id={id}
                loadedJob={items.find((bulk) => bulk.id === id)}
                readName={readName}
                outcome={parseChoice(outcomeFilters, get('outcome'))}
                setState={set}
              />
            ) : items.length === 0 ? (
              <EmptyState>{copy.empty}</EmptyState>
            ) : (
              items.map((bulk) => (
                <BulkJobCard
                  key={bulk.id}
                  job={bulk}
                  readName={readName}
                  onUndone={(undo) => set({ bulk: undo.id })}
                />
              ))
            )}
          </Stack>
        )}
      </QueryContent>
    </>
  );
}

interface SingleBulkJobProps {
  readonly id: string;
  readonly loadedJob: Parameters<typeof BulkJobCard>[0]['job'] | undefined;
  readonly readName: (id: string) => string;
  readonly outcome: OutcomeFilter;
  readonly setState: (changes: Record<string, string | null>) => void;
}

/** One bulk job with its results. Reads the job separately if the list does not contain it. */
function SingleBulkJob({ id, loadedJob, readName, outcome, setState }: SingleBulkJobProps) {
  const query = useApiQuery(readBulkJob, { params: { id }, enabled: !loadedJob });
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" onClick={() => setState({ bulk: null, outcome: null })}>
          <ChevronLeftIcon />
          {copy.back}
        </Button>
      </div>
      <QueryContent query={{ ...query, data: loadedJob ?? query.data }} copy={copy} missing={copy.unknown}>
        {(bulk) => (
          <>
            <BulkJobCard
              job={bulk}
              readName={readName}
              showsResults
              onUndone={(undo) => setState({ bulk: undo.id, outcome: null })}
            />
            <BulkJobResults
              job={bulk}
              outcome={outcome}
              onOutcome={(next) => setState({ outcome: next === 'all' ? null : next })}
            />
          </>
        )}
      </QueryContent>
    </>
  );
}
