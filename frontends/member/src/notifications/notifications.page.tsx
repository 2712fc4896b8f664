import { memberInbox } from '@aera/contracts';
import { Inbox } from '@aera/frontend-kit/notification-inbox';
import { useMember } from '@aera/frontend-kit';
import { useLiveNews } from '../live/use-live-news.ts';
import { PersonalFrame } from '../page/personal-frame.tsx';
import { paths, preferencesPath, questionPath } from '../paths.ts';
import { notificationsWords as words } from './notifications-words.ts';

/** Every notification of the member's, as it comes. */
export function NotificationsPage() {
  const { member } = useMember();
  useLiveNews();
  return (
    <PersonalFrame
      title={words.title}
      lead={words.lead}
      back={{ to: paths.dashboard, label: words.back }}
      aside={{ to: preferencesPath, label: words.preferences }}
    >
      {member && (
        <Inbox
          routes={memberInbox}
          scope={member.id}
          types={words.types}
          empty={words.empty}
          linkOf={({ questionId }) => (questionId ? questionPath(questionId) : null)}
        />
      )}
    </PersonalFrame>
  );
}
