/** Copy of passkey sign-in and password reset. */
export const signInCopy = {
  forgotPassword: 'Forgot your password?',
  separator: 'or',
  passkey: {
    action: 'Sign in with a passkey',
    pending: 'Waiting for your passkey…',
    failureTitle: 'Sign-in failed',
    declined: 'We didn’t get a passkey. Try again, or use your password.',
  },
  passwordChanged: {
    title: 'Password changed',
    text: 'You’ve been signed out everywhere. Sign in with your new password.',
  },
  resetRequest: {
    title: 'Reset your password',
    description: 'Get an email with a link to reset the password for your account.',
    lead: 'Enter your account email. We’ll send you a link that works once, for 1 hour.',
    submit: 'Send link',
    submitting: 'Sending…',
    failure: 'Couldn’t send the link',
    other: 'Remembered your password?',
    otherLink: 'Sign in',
    sent: {
      title: 'Check your email',
      text: (email: string) =>
        `If ${email} has an account, we’ve sent it a link. It works once, for 1 hour. Can’t find it? Check your spam folder.`,
      changeEmail: 'Use a different email',
    },
  },
  newPassword: {
    title: 'Reset your password',
    lead: 'We’ll sign you out everywhere. Then sign in with your new password.',
    field: 'New password',
    submit: 'Change password',
    submitting: 'Changing…',
    failure: 'Password not changed',
    invalidLink: {
      title: 'This link no longer works',
      text: 'Reset links work once, for 1 hour, and only the latest one is valid.',
      requestNewLink: 'Get a new link',
    },
  },
} as const;
