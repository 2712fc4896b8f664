import { brand } from '@aera/content';

/** The words of the dashboard; title, counters, buttons and empty texts are the specification's. */
export const dashboardCopy = {
  title: `Your ${brand.name} Journey`,
  eyebrow: 'Member area',
  welcome: (name: string) => `Welcome, ${name}.`,
  signOut: 'Sign out',
  security: 'Security',
  ownData: 'Your data',
  preferences: 'Preferences',
  retry: 'Retry',
  verify: {
    title: 'Is this your e-mail address?',
    text: (email: string) =>
      `We have sent a link to ${email}. Follow it, and questions that were sent with this address are yours.`,
    again: 'Send the link again',
    sent: { title: 'Link sent', description: 'It works once, and for two days. Earlier links no longer do.' },
    failed: { title: 'Link not sent', description: 'Please try again later.' },
  },
  counters: {
    title: 'At a glance',
    pending: 'Pending Questions',
    answered: 'Answered Questions',
    unread: 'Unread Notifications',
  },
  search: {
    title: 'Search the knowledge base',
    text: 'Articles and answered questions, each with a note on how sure it is.',
    action: 'Start Searching',
  },
  ask: {
    title: 'Ask the experts',
    text: 'Nothing there that answers you? Put your question to a person.',
    action: 'Ask Question',
  },
  questions: {
    title: 'Recent Questions',
    viewAll: 'View All Questions',
    empty:
      "You haven't asked any questions yet. Start by searching the knowledge base or submitting a question.",
    failed: 'Your questions did not load',
    answer: 'Answer',
    open: 'Open the conversation',
    reply: 'The experts ask you something',
  },
  notifications: {
    title: 'Notifications',
    viewAll: 'View All Notifications',
    empty: "No notifications yet. You'll receive notifications when your questions are answered.",
    failed: 'Your notifications did not load',
    unread: 'Unread',
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    notMarked: { title: 'Not marked as read', description: 'Please try again.' },
  },
  failedDetail: 'Everything else keeps working. Check your connection, then try again.',
  spoken: (pending: number, answered: number, unread: number) =>
    `${pending} pending, ${answered} answered, ${unread} unread.`,
} as const;
