/** The words of the page of all notifications; title and empty text are the specification's. */
export const notificationsCopy = {
  title: 'All Notifications',
  lead: 'What has happened to your questions, newest first, as it happens.',
  back: 'Back to the dashboard',
  preferences: 'Choose what to be told of',
  empty: "No notifications yet. You'll receive notifications when your questions are answered.",
  types: {
    question_answered: 'Question answered',
    information_requested: 'Information requested',
    answer_revised: 'Answer revised',
  },
} as const;
