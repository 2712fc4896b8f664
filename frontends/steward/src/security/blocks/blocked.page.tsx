import { blockedIps } from '@aera/contracts';
import { Freshness } from '../../page/freshness.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { MayChange } from '../../session/may-change.tsx';
import { useStewardQuery } from '../../session/use-steward-query.ts';
import { securityWords } from '../security-words.ts';
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
