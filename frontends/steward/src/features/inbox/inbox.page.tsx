import { stewardInbox } from '@aera/contracts';
import { Inbox } from '@aera/frontend-kit/notification-inbox';
import { useSteward } from '@aera/frontend-kit';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { paths, portalTabPath, questionPath } from '../../shared/paths.ts';

export const inboxCopy = {
  title: 'Notifications',
  empty: 'No notifications yet. New questions, due answers and security alerts appear here.',
  types: {
    new_question: 'New question',
    question_assigned: 'Assigned to you',
    information_provided: 'User replied',
    question_reopened: 'Question reopened',
    sla_at_risk: 'Answer due soon',
    sla_breached: 'Answer overdue',
    ledger_mismatch_detected: 'Ledger mismatch',
    component_stalled: 'Processing stalled',
    threat_detected: 'Security threat',
  },
} as const;

/** Links of notifications that are not about a question. */
const linksByType: Readonly<Record<string, string>> = {
  ledger_mismatch_detected: portalTabPath('jurisdiction'),
  component_stalled: paths.operations,
  threat_detected: `${paths.threats}?state=active`,
};

/** The steward's notifications. The bell keeps them live. */
export function InboxPage() {
  const { steward } = useSteward();
  return (
    <>
      <PageTitle title={inboxCopy.title} />
      {steward && (
        <Inbox
          routes={stewardInbox}
          accountId={steward.id}
          types={inboxCopy.types}
          empty={inboxCopy.empty}
          notificationPath={({ questionId, type }) =>
            questionId ? questionPath(questionId) : (linksByType[type] ?? null)
          }
        />
      )}
    </>
  );
}
