export const inboxCopy = {
  title: 'Notifications',
  lead: 'New questions, due answers and security alerts.',
  empty: 'No notifications yet. New questions, due answers and security alerts appear here.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  types: {
    new_question: 'New question',
    question_assigned: 'Assigned to you',
    information_given: 'Information provided',
    question_reopened: 'Question reopened',
    promise_at_risk: 'Answer due soon',
    promise_missed: 'Answer overdue',
    ledger_diverged: 'Ledger mismatch',
    projection_stalled: 'Processing stalled',
    intrusion: 'Security threat',
  },
} as const;
