import { recoveryWords } from '../../shared/copy/recovery-copy.ts';

/** The words of the re-authentication; title, button and messages are the specification's. */
export const stepUpCopy = {
  title: 'Re-authentication Required',
  lead: {
    totp: 'Enter the code that your authenticator shows to go on. What you have typed stays where it is.',
    recovery:
      'Enter one of your recovery codes to go on. Each one works once. What you have typed stays where it is.',
    password: 'Enter your password to go on. What you have typed stays where it is.',
  },
  code: 'Authentication code',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Verify & Continue',
  submitting: 'Verifying...',
  signOut: 'Sign out instead',
  countdown: (seconds: number) => `Session countdown: ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  over: 'The session waits for you: nothing goes on until you confirm that it is you.',
  missing: {
    totp: 'Please enter a 6-digit authentication code',
    recovery: recoveryWords.missing,
    password: 'Please enter your password',
  },
  failed: 'Authentication failed. Please try again.',
  unchecked: 'Whether re-authentication is required could not be checked.',
} as const;
