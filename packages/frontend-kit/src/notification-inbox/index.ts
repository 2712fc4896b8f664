export { Inbox } from './inbox.tsx';
export type { InboxProps } from './inbox.tsx';
export { useInboxNews, useUnread } from './use-unread-counts.ts';
