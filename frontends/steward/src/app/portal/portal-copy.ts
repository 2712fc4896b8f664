export const portalCopy = {
  loading: 'Loading admin portal...',
  /** Shown when the server does not respond; the steward may still be signed in. */
  unknown: {
    title: 'Couldn’t check your sign-in',
    detail: 'The server didn’t respond. You may still be signed in. Try again in a moment.',
    retryLabel: 'Try again',
  },
  title: 'Stewards Portal',
  lead: 'Security, contacts, consent records, bots and stewards.',
  /** For roles with contacts only. */
  leadOfContacts: 'Messages from the contact form.',
  tabs: 'Portal sections',
} as const;
