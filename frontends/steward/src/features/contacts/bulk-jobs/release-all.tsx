import { Button } from '@aera/ui';
import { useState } from 'react';
import { BulkDialog } from './bulk-job-dialog.tsx';
import { bulkWords as words } from './bulk-jobs-copy.ts';

/** Lets everything out of the quarantine at once, after a question. */
export function ReleaseAll({ count }: { readonly count: number }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {words.releaseAll(count)}
      </Button>
      {isAsked && (
        <BulkDialog kind="released" count={count} among="quarantine" onClose={() => setAsked(false)} />
      )}
    </>
  );
}
