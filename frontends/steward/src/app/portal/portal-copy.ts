export const portalCopy = {
  loading: 'Loading admin portal...',
  /** The server could not say who is signed in, which is not the same as nobody. */
  unknown: {
    title: 'Couldn’t check your sign-in',
    detail: 'The server didn’t respond. You may still be signed in. Try again in a moment.',
    retryLabel: 'Try again',
  },
  title: 'Stewards Portal',
  lead: 'Security, contacts, consent records, bots and stewards.',
  /** For whoever has contacts alone. */
  leadOfContacts: 'Messages from the contact form.',
  tabs: 'Portal sections',
} as const;
