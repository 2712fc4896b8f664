import { brand } from '@aera/content';

/** Copy of the dashboard; title, counters, buttons and empty texts are from the specification. */
export const dashboardCopy = {
  title: `Your ${brand.name} Journey`,
  eyebrow: 'Member area',
  welcome: (name: string) => `Welcome, ${name}.`,
  signOut: 'Sign out',
  security: 'Security',
  ownData: 'Your data',
  preferences: 'Notification settings',
  verify: {
    title: 'Confirm your email address',
    text: (email: string) =>
      `We sent a link to ${email}. Confirm the address to see questions you asked with it before you joined.`,
    again: 'Resend link',
    sent: { title: 'Link sent', description: 'It works once, for 2 days. Earlier links no longer work.' },
    failed: { title: 'Link not sent', description: 'Try again later.' },
  },
  counters: {
    title: 'At a glance',
    pending: 'Pending Questions',
    answered: 'Answered Questions',
    unread: 'Unread Notifications',
  },
  search: {
    title: 'Search the knowledge base',
    text: 'Find articles and answered questions, each with a confidence label.',
    action: 'Start Searching',
  },
  ask: {
    title: 'Ask the experts',
    text: 'Can’t find an answer? Ask one of our experts.',
    action: 'Ask Question',
  },
  questions: {
    title: 'Recent Questions',
    viewAll: 'View All Questions',
    empty:
      "You haven't asked any questions yet. Start by searching the knowledge base or submitting a question.",
    failed: 'Couldn’t load your questions',
    answer: 'Answer',
    open: 'View conversation',
    reply: 'Our experts need more information',
  },
  notifications: {
    title: 'Notifications',
    viewAll: 'View All Notifications',
    empty: "No notifications yet. You'll receive notifications when your questions are answered.",
    failed: 'Couldn’t load your notifications',
    unread: 'Unread',
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    notMarked: { title: 'Couldn’t mark as read', description: 'Try again.' },
  },
  failedDetail: 'The rest of the page still works. Check your connection, then try again.',
  spoken: (pending: number, answered: number, unread: number) =>
    `${pending} pending, ${answered} answered, ${unread} unread.`,
} as const;
