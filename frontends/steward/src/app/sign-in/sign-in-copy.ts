import { brand } from '@aera/content';

/** The words of the sign-in; buttons and messages are the specification's. */
export const signInCopy = {
  eyebrow: 'Stewards only',
  title: `${brand.name} Sacrosanct Stewards Portal`,
  lead: 'Sign in with the name and the password that you were given.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign In to Portal',
  submitting: 'Signing in...',
  code: {
    title: 'Second step',
    lead: (username: string) => `Enter the code that your authenticator shows for ${username}.`,
    field: 'Authentication code',
    hint: 'Six digits; a new code comes every 30 seconds.',
    submit: 'Verify & Sign In',
    submitting: 'Verifying...',
    back: 'Back to Login',
  },
  recovery: {
    title: 'Second step by a recovery code',
    lead: (username: string) => `Enter one of the recovery codes of ${username}. Each one works once.`,
  },
  missing: 'Please enter both username and password',
  missingCode: 'Please enter a 6-digit authentication code',
  refused: 'Invalid username or password',
  refusedCode: 'Invalid authentication code',
  refusedRecoveryCode: 'Invalid recovery code',
  failed: 'Login failed',
} as const;
