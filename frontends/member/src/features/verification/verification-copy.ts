/** Copy of the pages opened by links in emails about the address. */
export const verificationCopy = {
  verify: {
    title: 'Confirm your email address',
    lead: 'Confirm that this address is yours. Questions you asked with it before will then appear on your dashboard.',
    confirm: 'Confirm email address',
    confirming: 'Confirming…',
    done: 'Email address confirmed',
    doneLead: 'Questions you asked with it are now on your dashboard.',
    toDashboard: 'Go to dashboard',
    invalidLink: {
      title: 'This link no longer works',
      detail: 'Links work once, for 2 days. Sign in to get a new one from your dashboard.',
    },
    signInFirst: {
      title: 'Sign in to confirm your address',
      detail:
        'Only the owner of the account can confirm it. If you didn’t create this account, reset its password: this signs out everyone else.',
    },
    signIn: 'Sign in',
    resetPassword: 'Reset your password',
    failed: 'Couldn’t confirm your email address',
  },
  newEmail: {
    title: 'Confirm your new email address',
    lead: 'From then on, you’ll sign in with this address. All your other sessions will be signed out.',
    confirm: 'Confirm new address',
    confirming: 'Confirming…',
    done: 'Email address changed',
    doneLead: 'Sign in with your new address from now on. All your other sessions were signed out.',
    toSecurity: 'Go to security settings',
    invalidLink: {
      title: 'This link no longer works',
      detail: 'Links work once, for 1 hour, and only the latest one is valid. Start the change again.',
    },
    emailTaken: {
      title: 'Another account uses this address',
      detail: 'Sign in to that account instead, or change to a different address. Nothing has changed.',
    },
    signInFirst: {
      title: 'Sign in to confirm your new address',
      detail:
        'Only the account that asked for this can confirm it. Sign in with your current address. If you didn’t ask for it, close this page and nothing will change.',
    },
    responseLost: {
      title: 'Sign in with your new address',
      detail:
        'The connection was lost, so your address may already have changed. If the new one doesn’t sign you in, use the old one. Then confirm again.',
    },
    signIn: 'Sign in',
    failed: 'Couldn’t confirm your new address',
  },
  cancelEmail: {
    title: 'Cancel the email change',
    lead: 'Your account will keep its current email address, and the link to the new one will stop working.',
    confirm: 'Cancel the change',
    confirming: 'Cancelling…',
    done: 'Email change cancelled',
    doneLead:
      'Your account keeps its email address. If you didn’t ask for the change, someone else knows your password: choose a new one now.',
    resetPassword: 'Reset your password',
    changePassword: 'Change your password',
    invalidLink: {
      title: 'This link no longer works',
      detail:
        'The change was already cancelled, made or has expired. If your address was changed without you, contact us.',
    },
    failed: 'Couldn’t cancel the change',
  },
} as const;
