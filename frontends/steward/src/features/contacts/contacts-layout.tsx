import { useSteward } from '@aera/frontend-kit';
import { LiveRegion, Stack } from '@aera/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AreaProps } from '../../shared/feature.ts';
import { AreaLayout } from '../../shared/page/area-layout.tsx';
import { paths } from '../../shared/paths.ts';
import { BulkJobCard } from './bulk-jobs/bulk-job-card.tsx';
import { isInProgress, createNameLookup, useBulkJobs } from './bulk-jobs/bulk-jobs-api.ts';
import { bulkJobsCopy as copy } from './bulk-jobs/bulk-jobs-copy.ts';
import { contactsCopy } from './contacts-copy.ts';

/** The signed-in steward's running bulk jobs, and their results until they are hidden. */
function RunningBulkJobs() {
  const { steward } = useSteward();
  const { data } = useBulkJobs();
  // The page of bulk actions shows them itself.
  const onTheirPage = useLocation().pathname === paths.contactBulks;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const own = (data?.items ?? []).filter(({ by, id }) => by.id === steward?.id && !hidden.has(id));
  const fresh = own.filter((bulk) => isInProgress(bulk) && !seen.has(bulk.id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  const shown = own.filter(({ id }) => seen.has(id));
  const readName = createNameLookup(data?.stewards, contactsCopy.unnamed);
  return (
    <>
      <LiveRegion>
        {shown
          .filter((bulk) => !isInProgress(bulk))
          .map((bulk) => `${copy.describe(bulk, readName)}: ${copy.status[bulk.status]}`)
          .join('. ')}
      </LiveRegion>
      {shown.length > 0 && !onTheirPage && (
        <Stack as="section" gap={3} aria-label={copy.running}>
          {shown.map((bulk) => (
            <BulkJobCard
              key={bulk.id}
              bulk={bulk}
              readName={readName}
              onHide={isInProgress(bulk) ? undefined : () => setHidden(new Set([...hidden, bulk.id]))}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Layout of the contact pages, with the running bulk jobs. */
export const ContactsLayout = (area: AreaProps) => (
  <AreaLayout {...area}>
    <RunningBulkJobs />
  </AreaLayout>
);
