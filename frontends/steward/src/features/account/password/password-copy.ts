export const passwordWords = {
  title: 'Password',
  lead: 'Changing it signs you out everywhere else.',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 10 characters. A few words that only you would put together are best.',
  show: { current: 'Show current password', next: 'Show new password' },
  hide: { current: 'Hide current password', next: 'Hide new password' },
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
