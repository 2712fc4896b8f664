export const inboxCopy = {
  title: 'Notifications',
  lead: 'New questions, due answers and security alerts.',
  empty: 'No notifications yet. New questions, due answers and security alerts appear here.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  types: {
    new_question: 'New question',
    question_assigned: 'Assigned to you',
    information_provided: 'Information provided',
    question_reopened: 'Question reopened',
    sla_at_risk: 'Answer due soon',
    sla_breached: 'Answer overdue',
    ledger_tampering_detected: 'Ledger mismatch',
    component_stalled: 'Processing stalled',
    intrusion: 'Security threat',
  },
} as const;
