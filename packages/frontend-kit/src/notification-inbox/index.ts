export { Inbox } from './inbox.tsx';
export type { InboxProps } from './inbox.tsx';
export { useInboxNews } from './use-inbox-updates.ts';
export { useUnread } from './use-unread-counts.ts';
