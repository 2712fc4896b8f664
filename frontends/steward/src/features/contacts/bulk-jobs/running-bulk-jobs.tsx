import { LiveRegion, Stack } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { contactsCopy } from '../contacts-copy.ts';
import { BulkCard } from './bulk-job-card.tsx';
import { bulkJobsCopy as copy } from './bulk-jobs-copy.ts';
import { isUnderWay, namesIn, useBulks } from './bulk-jobs-api.ts';

/** A steward's own actions that are under way, wherever they are among the contacts, and how they ended, until that is hidden. */
export function RunningBulks() {
  const { steward } = useSteward();
  const { data } = useBulks();
  // The page of the actions shows them itself.
  const onTheirPage = useLocation().pathname === paths.contactBulks;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const own = (data?.items ?? []).filter(({ by, id }) => by.id === steward?.id && !hidden.has(id));
  const fresh = own.filter((bulk) => isUnderWay(bulk) && !seen.has(bulk.id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  const shown = own.filter(({ id }) => seen.has(id));
  const nameOf = namesIn(data?.stewards, contactsCopy.unnamed);
  return (
    <>
      <LiveRegion>
        {shown
          .filter((bulk) => !isUnderWay(bulk))
          .map((bulk) => `${copy.did(bulk, nameOf)}: ${copy.status[bulk.status]}`)
          .join('. ')}
      </LiveRegion>
      {shown.length > 0 && !onTheirPage && (
        <Stack as="section" gap={3} aria-label={copy.running}>
          {shown.map((bulk) => (
            <BulkCard
              key={bulk.id}
              bulk={bulk}
              nameOf={nameOf}
              onHide={isUnderWay(bulk) ? undefined : () => setHidden(new Set([...hidden, bulk.id]))}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
