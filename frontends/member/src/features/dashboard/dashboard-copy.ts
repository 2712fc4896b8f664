import { brand } from '@aera/content';
import { emptyListCopy } from '../../shared/empty-list-copy.ts';

/** Text of the dashboard; title, counters, buttons and empty texts are from the specification. */
export const dashboardCopy = {
  title: `Your ${brand.name} Journey`,
  eyebrow: 'Member area',
  welcome: (name: string) => `Welcome, ${name}.`,
  signOut: 'Sign out',
  notSignedOut: { title: 'Couldn’t sign you out', description: 'The server didn’t respond. Try again.' },
  security: 'Security',
  ownData: 'Your data',
  preferences: 'Notification settings',
  verify: {
    title: 'Confirm your email address',
    text: (email: string) =>
      `We sent a link to ${email}. Confirm it to see the questions you asked from this address before you joined.`,
    resendLink: 'Resend link',
    sent: {
      title: 'Link sent',
      description: 'The link works once and expires after 2 days. Earlier links no longer work.',
    },
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
    text: 'Find articles and answered questions. Labels show how well each one matches.',
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
    empty: emptyListCopy.questions,
    failed: 'Couldn’t load your questions',
    answer: 'Answer',
    open: 'View conversation',
    informationRequested: 'Our experts need more information',
  },
  notifications: {
    title: 'Notifications',
    viewAll: 'View All Notifications',
    empty: emptyListCopy.notifications,
    failed: 'Couldn’t load your notifications',
    unread: 'Unread',
    markRead: 'Mark as read',
    markAllRead: 'Mark all as read',
    markFailed: { title: 'Couldn’t mark as read', description: 'Try again.' },
  },
  counterSummary: (pending: number, answered: number, unread: number) =>
    `Questions: ${pending} pending, ${answered} answered. Notifications: ${unread} unread.`,
} as const;
