import type { ShellWords } from './schema/shell-words.ts';

export type { ShellWords } from './schema/shell-words.ts';

export const shellWords: ShellWords = {
  skipToContent: 'Skip to content',
  backToTop: 'Back to top',
  openMenu: 'Open menu',
  notFound: {
    title: '404 Page Not Found',
    text: 'Nothing lives at this address. It may have moved, or the link may have a typo.',
    home: 'Go to the home page',
  },
  unavailable: {
    title: 'This part of the site did not load',
    text: 'Everything else keeps working. Check your connection, then try again.',
    retry: 'Retry',
  },
  stewardGate: {
    title: 'Access Restricted',
    text: 'This area requires admin authentication. Please log in to continue.',
    action: 'Go to Admin Login',
  },
  pinGate: {
    title: 'Enter your PIN',
    text: 'This area opens with the PIN you were given.',
    field: 'PIN',
    submit: 'Unlock',
    goBack: 'Go Back',
    invalid: 'Invalid PIN',
  },
};
