/** Texts about recovery codes. */
export const recoveryCopy = {
  field: 'Recovery code',
  hint: '28 letters and numbers. Dashes and capitals don’t matter.',
  switchToRecovery: 'Use a recovery code instead',
  switchToAuthenticator: 'Use the authenticator instead',
  missing: 'Please enter a recovery code',
  low: (left: number) =>
    left === 0
      ? 'No recovery codes left. Generate new ones so that you don’t get locked out.'
      : `Only ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left. Generate new ones.`,
  toAccount: 'Go to your account',
} as const;
