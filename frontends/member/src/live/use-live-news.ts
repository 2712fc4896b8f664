import { useInboxNews } from '@aera/inbox';
import { useMember } from '@aera/web-kit';
import { notificationAddresses } from './notification-addresses.ts';

/** Everything read under it is about questions of the member's. */
const questionPaths = ['/api/questions/'];

/** Reads again what the server says has changed: the member's questions, the notifications, or both. */
export function useLiveNews(): void {
  const { member } = useMember();
  useInboxNews(notificationAddresses, member?.id ?? null, questionPaths);
}
