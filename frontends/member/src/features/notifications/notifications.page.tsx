import { memberInbox } from '@aera/contracts';
import { Inbox } from '@aera/frontend-kit/notification-inbox';
import { useMember } from '@aera/frontend-kit';
import { emptyListCopy } from '../../shared/empty-list-copy.ts';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { notificationTypeLabels } from '../../shared/notification-type-labels.ts';
import { paths, preferencesPath, questionPath } from '../../shared/paths.ts';

/** Copy of the page of all notifications; its title is from the specification. */
const copy = {
  title: 'All Notifications',
  lead: 'Updates about your questions, newest first.',
  back: 'Back to dashboard',
  preferences: 'Notification settings',
} as const;

/** All notifications of the member, updated live. */
export function NotificationsPage() {
  const { member } = useMember();
  useLiveUpdates();
  return (
    <MemberPageLayout
      title={copy.title}
      lead={copy.lead}
      backLink={{ to: paths.dashboard, label: copy.back }}
      secondaryLink={{ to: preferencesPath, label: copy.preferences }}
    >
      {member && (
        <Inbox
          routes={memberInbox}
          accountId={member.id}
          types={notificationTypeLabels}
          empty={emptyListCopy.notifications}
          notificationPath={({ questionId }) => (questionId ? questionPath(questionId) : null)}
        />
      )}
    </MemberPageLayout>
  );
}
