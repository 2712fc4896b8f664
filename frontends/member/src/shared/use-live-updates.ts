import { memberInbox } from '@aera/contracts';
import { useInboxUpdates } from '@aera/frontend-kit/notification-inbox';
import { useMember } from '@aera/frontend-kit';

/** Everything read under it is about questions of the member's. */
const questionPaths = ['/api/questions/'];

/** Reads again what the server says has changed: the member's questions, the notifications, or both. */
export function useLiveUpdates(): void {
  const { member } = useMember();
  useInboxUpdates(memberInbox, member?.id ?? null, questionPaths);
}
