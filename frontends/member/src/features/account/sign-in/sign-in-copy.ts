/** The words of signing in by other means than a password, and of getting a new one. */
export const signInCopy = {
  forgot: 'Forgot your password?',
  or: 'or',
  passkey: {
    action: 'Sign in with a passkey',
    pending: 'Waiting for your passkey…',
    failed: 'Not signed in',
    given: 'No passkey was given. Try again, or use your password.',
    unreachable: 'There was no answer. Please check your connection and try again.',
  },
  changed: {
    title: 'Your password is changed',
    text: 'You are signed out everywhere. Please sign in with the new one.',
  },
  request: {
    title: 'Choose a new password',
    description: 'Have a link sent to you that lets you choose a new password for your account.',
    lead: 'Tell us the address of your account. We send a link to it that works once, for an hour.',
    submit: 'Send the link',
    submitting: 'Sending…',
    failure: 'Nothing was sent',
    other: 'It came back to you?',
    otherLink: 'Sign in',
    sent: {
      title: 'Look into your mail',
      text: (email: string) =>
        `If there is an account with ${email}, a link is on its way to it. It works once, for an hour. Nothing there? Look among the unwanted mails, too.`,
      again: 'Use another address',
    },
  },
  choose: {
    title: 'Choose a new password',
    lead: 'Afterwards you are signed out everywhere, and sign in with the new one.',
    field: 'New password',
    submit: 'Change the password',
    submitting: 'Changing…',
    failure: 'Nothing was changed',
    dead: {
      title: 'This link does not work any more',
      text: 'It works once, for an hour, and only the latest one does.',
      again: 'Have another one sent',
    },
  },
} as const;
