export const portalCopy = {
  loading: 'Loading admin portal...',
  /** The server could not say who is signed in, which is not the same as nobody. */
  unknown: {
    title: 'We could not check your sign-in',
    detail: 'The server did not answer. You may well be signed in still: try again in a moment.',
    retryLabel: 'Retry',
  },
  title: 'Stewards Portal',
  lead: 'Contact leads, consent records, the addresses behind them, and who is not a person.',
  /** For whoever has contacts alone. */
  leadOfContacts: 'Contact leads, and what became of them.',
  tabs: 'Areas of the portal',
} as const;
