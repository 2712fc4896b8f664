import { brand } from '@aera/content';

/** Buttons and messages come from the specification. */
export const signInCopy = {
  eyebrow: 'Stewards only',
  title: `${brand.name} Sacrosanct Stewards Portal`,
  lead: 'Sign in with your username and password.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign In to Portal',
  submitting: 'Signing in...',
  code: {
    title: 'Two-factor authentication',
    lead: (username: string) => `Enter the code from your authenticator for ${username}.`,
    field: 'Authentication code',
    hint: '6 digits. A new code appears every 30 seconds.',
    submit: 'Verify & Sign In',
    submitting: 'Verifying...',
    back: 'Back to Login',
  },
  recovery: {
    title: 'Use a recovery code',
    lead: (username: string) => `Enter a recovery code for ${username}. Each code works once.`,
  },
  passkey: {
    action: 'Sign in with a passkey',
    pending: 'Waiting for your passkey...',
    declined: 'Your browser didn’t offer a passkey. Try again, or sign in with your password.',
  },
  signedOutIdle: 'You were signed out after an hour without activity. Sign in to continue.',
  missing: 'Please enter both username and password',
  missingCode: 'Please enter a 6-digit authentication code',
  wrongPassword: 'Invalid username or password',
  wrongCode: 'Invalid authentication code',
  wrongRecoveryCode: 'Invalid recovery code',
  failed: 'Login failed',
} as const;
