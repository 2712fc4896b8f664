/** Texts of the sessions of another account. */
export const accountSessionsCopy = {
  title: 'Sessions',
  lead: 'Where they are signed in now.',
  loading: 'Loading sessions...',
  failed: 'Couldn’t load the sessions',
  notFound: 'This account no longer exists',
  none: 'Not signed in anywhere',
  endAll: 'Sign out everywhere',
  endingAll: 'Signing out...',
  ended: (count: number) => (count === 1 ? '1 session signed out' : `${count} sessions signed out`),
  failedToEnd: 'Couldn’t sign out',
} as const;
