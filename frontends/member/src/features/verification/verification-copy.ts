/** The words around the link that shows whose an address is. */
export const verificationCopy = {
  title: 'Confirm your email address',
  lead: 'Confirm that this address is yours. Questions you asked with it before will then appear on your dashboard.',
  confirm: 'Confirm email address',
  confirming: 'Confirming…',
  done: 'Email address confirmed',
  doneLead: 'Questions you asked with it are now on your dashboard.',
  toDashboard: 'Go to dashboard',
  dead: 'This link no longer works',
  deadDetail: 'Links work once, for 2 days. Sign in to get a new one from your dashboard.',
  signInFirst: 'Sign in to confirm your address',
  signInFirstDetail:
    'Only the owner of the account can confirm it. If you did not create this account, choose a new password: that ends every other way into it.',
  signIn: 'Sign in',
  choosePassword: 'Reset your password',
  missing: 'This link is incomplete',
  missingDetail: 'Open the link from your email again, or copy all of it.',
  failed: 'Couldn’t confirm your email address',
  failedDetail: 'Try again in a moment.',
} as const;
