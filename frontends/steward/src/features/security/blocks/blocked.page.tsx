import { blockedIps } from '@aera/contracts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { MayChange } from '../../../shared/session/roles.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { securityWords } from '../security-copy.ts';
import { BlockForm } from './block-form.tsx';
import { BlockedTable } from './blocked-table.tsx';

const words = securityWords.blocked;
const everyMs = 30_000;

/** Whom the edge lets in no more, and the way to add somebody by hand. */
export function BlockedPage() {
  const reading = useStewardQuery(blockedIps, { every: everyMs });
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <Freshness reading={reading} live />
      <BlockedTable level={2} reading={reading} />
      <MayChange>
        <BlockForm />
      </MayChange>
    </>
  );
}
