/** The words around the link that shows whose an address is. */
export const verificationCopy = {
  title: 'Confirm your e-mail address',
  lead: 'One click, and we know that this address is yours. Questions that were sent with it before are then on your dashboard.',
  confirm: 'Confirm my address',
  confirming: 'Confirming…',
  done: 'Your address is confirmed',
  doneLead: 'Questions that were sent with it are yours now.',
  toDashboard: 'To your dashboard',
  dead: 'This link does not work any more',
  deadDetail: 'It works once, and for two days. Sign in to ask for a new one on your dashboard.',
  signInFirst: 'Sign in to confirm your address',
  signInFirstDetail:
    'Only the owner of the account can confirm it. If you did not create this account, choose a new password: that ends every other way into it.',
  signIn: 'Sign in',
  choosePassword: 'Choose a new password',
  missing: 'This link is incomplete',
  missingDetail: 'Please open the link from the mail, whole.',
  failed: 'That did not work',
  failedDetail: 'Please try again in a moment.',
} as const;
