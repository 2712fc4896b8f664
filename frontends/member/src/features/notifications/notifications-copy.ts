/** The words of the page of all notifications; title and empty text are the specification's. */
export const notificationsCopy = {
  title: 'All Notifications',
  lead: 'Updates about your questions, newest first.',
  back: 'Back to dashboard',
  preferences: 'Notification settings',
  empty: "No notifications yet. You'll receive notifications when your questions are answered.",
  types: {
    question_answered: 'Question answered',
    information_requested: 'Information requested',
    answer_revised: 'Answer revised',
  },
} as const;
