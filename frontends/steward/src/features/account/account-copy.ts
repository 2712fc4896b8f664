import { brand } from '@aera/content';

/** The words of the account page. */
export const accountCopy = {
  title: 'Your account',
  lead: 'How you sign in, and what proves that it is you.',
  twoFactor: {
    title: 'Two-factor authentication',
    loading: 'Loading two-factor authentication...',
    failed: 'Two-factor authentication could not be read',
    off: {
      state: 'Off',
      text: 'Your password alone opens this portal. With a second factor, whoever learns it still does not get in.',
      needs: 'You need an authenticator: an app on your phone, or a password manager that shows codes.',
      action: 'Set up two-factor authentication',
      pending: 'Preparing...',
    },
    on: {
      state: 'On',
      since: 'Set up',
      left: 'Recovery codes left',
      text: 'Signing in and confirming that it is you take a code of your authenticator.',
      renew: 'New recovery codes',
      renewing: 'Making them...',
      reset: 'Reset two-factor authentication',
    },
    setUp: {
      title: 'Set up your authenticator',
      scan: 'Scan this code with your authenticator.',
      image: 'QR code that carries the secret to your authenticator; the text beside it says the same',
      type: 'Or type this secret in:',
      copySecret: 'Copy the secret',
      field: 'Authentication code',
      hint: 'Enter the six digits that it shows now.',
      submit: 'Verify & Turn On',
      submitting: 'Verifying...',
      cancel: 'Cancel',
      missing: 'Please enter a 6-digit authentication code',
    },
    clock: {
      fine: 'The clock of this device agrees with the server’s: codes made on it fit.',
      off: (seconds: number) =>
        `The clock of this device is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the server’s. Codes made on it may be refused: set the clock to automatic first.`,
    },
    codes: {
      title: 'Keep your recovery codes',
      lead: 'Each of these codes opens the portal once, should you lose your authenticator. They are shown now and never again.',
      list: 'Recovery codes',
      copy: 'Copy',
      copied: 'Copied',
      notCopied: 'They could not be copied. Please select them by hand.',
      download: 'Download',
      print: 'Print',
      file: `${brand.slug}-recovery-codes.txt`,
      fileHead: `Recovery codes of ${brand.name} Stewards. Each one works once.`,
      kept: 'I have kept these codes where I will find them',
      done: 'Done',
    },
    resetDialog: {
      title: 'Reset two-factor authentication?',
      text: 'The secret in your authenticator and every recovery code stop working. From then on your password alone opens the portal, until you set it up again.',
      cancel: 'Keep it',
      confirm: 'Reset',
      confirming: 'Resetting...',
    },
    notDone: 'This did not work. Please try again.',
  },
} as const;

export const passwordCopy = {
  title: 'Password',
  lead: 'Changing it signs you out everywhere else.',
  current: 'Current password',
  next: 'New password',
  missing: {
    current: 'Please enter the password that you have.',
    next: 'Please choose a password of 10 characters or more.',
    same: 'Please choose another one than you have.',
  },
  submit: 'Change password',
  submitting: 'Changing…',
  done: { title: 'Password changed', description: 'You stay signed in here, and nowhere else.' },
  failed: 'That did not work. Please try again.',
} as const;
