/** Copy of the security page, except for the cards of the frontend kit. */
export const securityCopy = {
  title: 'Security',
  lead: 'Manage your email address, password, passkeys and sessions.',
  back: 'Back to dashboard',
  ownData: 'Your data',
  password: {
    title: 'Password',
    lead: 'Changing it signs you out everywhere else. We’ll email you a confirmation.',
  },
} as const;
