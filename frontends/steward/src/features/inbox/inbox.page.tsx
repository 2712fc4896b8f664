import { stewardInbox } from '@aera/contracts';
import { Inbox } from '@aera/frontend-kit/notification-inbox';
import { useSteward } from '@aera/frontend-kit';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { paths, questionPath } from '../../shared/paths.ts';
import { inboxCopy as copy } from './inbox-copy.ts';

/** Where a notification leads that is about no question. */
const linkOfType: Readonly<Record<string, string>> = {
  ledger_tampering_detected: paths.jurisdictionDemo,
  component_stalled: paths.operations,
  intrusion: `${paths.threats}?state=active`,
};

/** The steward's inbox; the bell around every page keeps it live. */
export function InboxPage() {
  const { steward } = useSteward();
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      {steward && (
        <Inbox
          routes={stewardInbox}
          scope={steward.id}
          types={copy.types}
          empty={copy.empty}
          linkOf={({ questionId, type }) =>
            questionId ? questionPath(questionId) : (linkOfType[type] ?? null)
          }
        />
      )}
    </>
  );
}
