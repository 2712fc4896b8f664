/** The words of what was shown without an answer. */
export const showingsWords = {
  title: 'Shown, not accepted',
  lead: 'Times that the notice was shown and no consent of that session followed, newest first.',
  columns: ['Shown', 'Session ID', 'Notice Version', 'Global Privacy Control'],
  noSession: 'Not told',
  sent: 'Sent',
  notSent: 'Not sent',
  loading: 'Loading showings...',
  failed: 'The showings did not load',
  empty: 'Every notice that was shown has been accepted.',
  emptyPage: 'There are no older ones.',
  newer: 'Newer',
  older: 'Older',
  those: 'the showings',
  pages: 'Pages of showings',
} as const;
