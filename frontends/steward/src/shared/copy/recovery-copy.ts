/** The words of recovery codes, wherever they are used. */
export const recoveryWords = {
  field: 'Recovery code',
  hint: 'Sixteen letters and digits; dashes and capitals do not matter.',
  lost: 'Use a recovery code instead',
  found: 'Use the authenticator instead',
  missing: 'Please enter a recovery code',
  low: (left: number) =>
    left === 0
      ? 'No recovery code is left. Without your authenticator you would not get in: make new ones now.'
      : `Only ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left. Make new ones before you need them.`,
  toAccount: 'To your account',
} as const;
