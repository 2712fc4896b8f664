export const inboxCopy = {
  title: 'Notifications',
  lead: 'What needs a steward: new questions, promises at risk, and what should not have happened.',
  empty: 'No notifications yet. You will be told of new questions, promises at risk and intrusions.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  types: {
    new_question: 'New question',
    question_assigned: 'Assigned to you',
    information_given: 'Information given',
    question_reopened: 'Reopened',
    promise_at_risk: 'Promise at risk',
    promise_missed: 'Promise missed',
    ledger_diverged: 'Ledger changed',
    projection_stalled: 'Projection stalled',
    intrusion: 'Intrusion',
  },
} as const;
