import { brand } from '@aera/content';

/** The words of the account page. */
export const accountCopy = {
  title: 'Your account',
  lead: 'Manage how you sign in.',
  twoFactor: {
    title: 'Two-factor authentication',
    loading: 'Loading two-factor authentication...',
    failed: 'Couldn’t load two-factor authentication',
    off: {
      state: 'Off',
      text: 'Your account is protected by a password only. Add a second factor so that a stolen password isn’t enough to sign in.',
      needs: 'You need an authenticator app on your phone, or a password manager that generates codes.',
      action: 'Set up two-factor authentication',
      pending: 'Preparing...',
    },
    on: {
      state: 'On',
      since: 'Set up on',
      left: 'Recovery codes left',
      text: 'You’ll need a code from your authenticator when you sign in or confirm that it’s you.',
      renew: 'Generate new recovery codes',
      renewing: 'Generating...',
      reset: 'Turn off two-factor authentication',
    },
    setUp: {
      title: 'Set up your authenticator',
      scan: 'Scan this QR code with your authenticator app.',
      image: 'QR code for your authenticator app. The setup key next to it holds the same secret.',
      type: 'Or enter this setup key:',
      copySecret: 'Copy setup key',
      field: 'Authentication code',
      hint: 'Enter the 6-digit code it shows now.',
      submit: 'Verify & Turn On',
      submitting: 'Verifying...',
      cancel: 'Cancel',
      missing: 'Please enter a 6-digit authentication code',
    },
    clock: {
      fine: 'This device’s clock is correct.',
      off: (seconds: number) =>
        `This device’s clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the server, so codes may be rejected. Set the clock to automatic, then try again.`,
    },
    codes: {
      title: 'Save your recovery codes',
      lead: 'Use a recovery code to sign in if you lose your authenticator. Each code works once. You won’t see these codes again.',
      list: 'Recovery codes',
      copy: 'Copy',
      copied: 'Copied',
      notCopied: 'Couldn’t copy the codes. Select and copy them yourself.',
      download: 'Download',
      print: 'Print',
      file: `${brand.slug}-recovery-codes.txt`,
      fileHead: `${brand.name} Stewards recovery codes. Each code works once.`,
      kept: 'I’ve saved these codes somewhere safe',
      done: 'Done',
    },
    resetDialog: {
      title: 'Turn off two-factor authentication?',
      text: 'Your authenticator and recovery codes will stop working. You’ll sign in with your password only until you set it up again.',
      cancel: 'Cancel',
      confirm: 'Turn off',
      confirming: 'Turning off...',
    },
    notDone: 'Something went wrong. Try again.',
  },
  password: { title: 'Password', lead: 'Changing your password signs you out everywhere else.' },
} as const;
