import { useSteward } from '@aera/frontend-kit';
import { LiveRegion, Stack } from '@aera/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { BulkJobCard } from './bulk-job-card.tsx';
import { isInProgress, createNameLookup, useBulkJobs } from './bulk-jobs-api.ts';
import { bulkJobsCopy as copy } from './bulk-jobs-copy.ts';

/** The signed-in steward's running bulk jobs, and their results until they are hidden. */
export function RunningBulkJobs() {
  const { steward } = useSteward();
  const { data } = useBulkJobs();
  // The page of bulk actions shows them itself.
  const isBulkJobsPage = useLocation().pathname === paths.contactBulks;
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set());
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const ownJobs = (data?.items ?? []).filter(({ by, id }) => by.id === steward?.id && !hiddenIds.has(id));
  const newJobs = ownJobs.filter((bulk) => isInProgress(bulk) && !seenIds.has(bulk.id));
  if (newJobs.length > 0) setSeenIds(new Set([...seenIds, ...newJobs.map(({ id }) => id)]));
  const shownJobs = ownJobs.filter(({ id }) => seenIds.has(id));
  const readName = createNameLookup(data?.stewards, contactsCopy.unnamed);
  return (
    <>
      <LiveRegion>
        {shownJobs
          .filter((bulk) => !isInProgress(bulk))
          .map((bulk) => `${copy.describe(bulk, readName)}: ${copy.status[bulk.status]}`)
          .join('. ')}
      </LiveRegion>
      {shownJobs.length > 0 && !isBulkJobsPage && (
        <Stack as="section" gap={3} aria-label={copy.running}>
          {shownJobs.map((bulk) => (
            <BulkJobCard
              key={bulk.id}
              job={bulk}
              readName={readName}
              onHide={isInProgress(bulk) ? undefined : () => setHiddenIds(new Set([...hiddenIds, bulk.id]))}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
