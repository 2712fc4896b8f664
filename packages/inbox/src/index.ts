export { Inbox } from './inbox.tsx';
export type { InboxProps } from './inbox.tsx';
export { useInboxNews } from './use-inbox-news.ts';
export { useUnread } from './use-unread.ts';
