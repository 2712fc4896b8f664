/** Texts of the vote on an answer, on its question page and among the search results. */
export const answerVoteCopy = {
  title: 'Did this answer help?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thanks for your feedback. You can change it at any time.',
  reason: 'What was the problem?',
  reasons: [
    { value: 'unclear', label: 'It’s unclear' },
    { value: 'incomplete', label: 'It’s incomplete' },
    { value: 'wrong', label: 'It’s wrong' },
    { value: 'outdated', label: 'It’s out of date' },
    { value: 'other', label: 'Something else' },
  ],
  comment: 'What’s missing?',
  hint: 'Required if you ask again.',
  commentNeeded: 'Tell us what’s missing, so our experts can answer it',
  reopen: 'Send and ask again',
  send: 'Send feedback',
} as const;
