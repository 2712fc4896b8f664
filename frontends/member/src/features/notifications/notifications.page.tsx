import { memberInbox } from '@aera/contracts';
import { Inbox } from '@aera/frontend-kit/notification-inbox';
import { useMember } from '@aera/frontend-kit';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { PersonalFrame } from '../../shared/personal-frame.tsx';
import { paths, preferencesPath, questionPath } from '../../shared/paths.ts';
import { notificationsCopy as copy } from './notifications-copy.ts';

/** Every notification of the member's, as it comes. */
export function NotificationsPage() {
  const { member } = useMember();
  useLiveUpdates();
  return (
    <PersonalFrame
      title={copy.title}
      lead={copy.lead}
      back={{ to: paths.dashboard, label: copy.back }}
      aside={{ to: preferencesPath, label: copy.preferences }}
    >
      {member && (
        <Inbox
          routes={memberInbox}
          scope={member.id}
          types={copy.types}
          empty={copy.empty}
          linkOf={({ questionId }) => (questionId ? questionPath(questionId) : null)}
        />
      )}
    </PersonalFrame>
  );
}
