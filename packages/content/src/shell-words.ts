import { brand } from './brand.ts';
import type { ShellWords } from './schema/shell-words.ts';

export type { ShellWords } from './schema/shell-words.ts';

export const shellWords: ShellWords = {
  skipToContent: 'Skip to content',
  backToTop: 'Back to top',
  bar: { home: `${brand.name}, home`, name: 'Main', search: 'Search', members: 'Members' },
  openMenu: 'Open menu',
  menuName: 'Menu',
  pagesName: 'Pages',
  openNotice: 'Open the jurisdiction notice',
  footer: {
    quickLinks: 'Quick links',
    legal: 'Legal',
    contact: 'Contact',
    frameworks: 'Frameworks, self-assessed',
  },
  loading: 'Loading the page',
  unavailable: {
    title: 'This part of the site did not load',
    text: 'Everything else keeps working. Check your connection, then try again.',
    retry: 'Retry',
  },
  renewed: {
    title: 'A new version of the site is there',
    text: 'This part did not load in the version that this tab began with. Reload the page to go on with the new one.',
    reload: 'Reload the page',
  },
  otherBuild: { newest: 'Open with the newest build', pinned: 'Open with the pinned build' },
  unknownVisitor: {
    title: 'We could not check your sign-in',
    text: 'The server did not answer. You may well be signed in still: try again in a moment.',
    retry: 'Retry',
  },
  stewardGate: {
    title: 'Access Restricted',
    text: 'This area requires admin authentication. Please log in to continue.',
    action: 'Go to Admin Login',
    redirect: 'You will be taken there in a moment.',
  },
  pinGate: {
    page: {
      title: 'This page opens with a PIN',
      text: 'It is kept for those who were given one. All other pages are open.',
    },
    title: 'Enter your PIN',
    text: 'This area opens with the PIN you were given.',
    field: 'PIN',
    submit: 'Unlock',
    goBack: 'Go Back',
    invalid: 'Invalid PIN',
    unchecked: 'The PIN could not be checked. Please try again.',
  },
  noticeGate: {
    title: 'One notice first',
    text: 'This page opens once you have acknowledged the jurisdiction notice.',
  },
};
