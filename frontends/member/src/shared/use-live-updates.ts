import { memberInbox } from '@aera/contracts';
import { useInboxUpdates } from '@aera/frontend-kit/notification-inbox';
import { useMember } from '@aera/frontend-kit';

/** Prefixes of the paths of queries about the member's questions. */
const questionPathPrefixes = ['/api/questions/'];

/** Refetches the member's questions and notifications when the server reports a change. */
export function useLiveUpdates(): void {
  const { member } = useMember();
  useInboxUpdates(memberInbox, member?.id ?? null, questionPathPrefixes);
}
