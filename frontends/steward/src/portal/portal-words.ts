export const portalWords = {
  loading: 'Loading admin portal...',
  /** The server could not say who is signed in, which is not the same as nobody. */
  unknown: {
    title: 'We could not check your sign-in',
    detail: 'The server did not answer. You may well be signed in still: try again in a moment.',
    retryLabel: 'Retry',
  },
  title: 'Stewards Portal',
  lead: 'Contact leads, consent records, the addresses behind them, and who is not a person.',
  tabs: {
    label: 'Areas of the portal',
    contacts: 'Contacts',
    jurisdiction: 'Jurisdiction',
    bots: 'Bot Detection',
    onboarding: 'Onboarding',
  },
  onboarding: {
    title: 'Onboarding',
    lead: 'There are no onboarding steps to follow up yet. What happens today:',
    points: [
      'Members sign themselves up on the public site and can ask questions at once. Their questions wait under Questions.',
      'People who write through the contact form become leads in the Contacts tab.',
      'The first steward is appointed when the platform is started for the first time.',
    ],
  },
} as const;
