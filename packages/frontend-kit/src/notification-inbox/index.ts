export { Inbox } from './inbox.tsx';
export { useInboxUpdates, useInboxCounts } from './use-inbox-updates.ts';
