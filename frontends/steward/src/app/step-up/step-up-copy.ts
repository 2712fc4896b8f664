import { recoveryCopy } from '../../shared/session/recovery-codes-copy.ts';

/** The specification of the portal fixes title, button and error messages. */
export const stepUpCopy = {
  title: 'Re-authentication Required',
  lead: {
    totp: 'Enter the code from your authenticator to continue. What you’ve typed is kept.',
    recovery: 'Enter a recovery code to continue. Each code works once. What you’ve typed is kept.',
    password: 'Enter your password to continue. What you’ve typed is kept.',
  },
  code: 'Authentication code',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Verify & Continue',
  submitting: 'Verifying...',
  passkey: 'Use a passkey',
  passkeyPending: 'Waiting for your passkey...',
  passkeyDeclined: 'Your browser didn’t offer a passkey. Try again, or use another way.',
  signOut: 'Sign out instead',
  countdown: (seconds: number) => `Session countdown: ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  paused: 'Your session is paused until you confirm that it’s you.',
  missing: {
    totp: 'Please enter a 6-digit authentication code',
    recovery: recoveryCopy.missing,
    password: 'Please enter your password',
  },
  failed: 'Authentication failed. Please try again.',
  checkFailed: 'Couldn’t check whether re-authentication is required',
} as const;
