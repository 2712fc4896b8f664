export { Inbox } from './inbox.tsx';
export type { InboxProps } from './inbox.tsx';
export { useInboxUpdates, useUnreadCounts } from './use-unread-counts.ts';
