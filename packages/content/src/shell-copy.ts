import { brand } from './brand.ts';
import type { ShellCopy } from './schema/shell-copy.ts';

export type { ShellCopy } from './schema/shell-copy.ts';

export const shellCopy: ShellCopy = {
  skipToContent: 'Skip to content',
  backToTop: 'Back to top',
  bar: { home: `${brand.name}, home`, name: 'Main', search: 'Search', members: 'Members' },
  openMenu: 'Open menu',
  menuName: 'Menu',
  pagesName: 'Pages',
  openNotice: 'Open the jurisdiction notice',
  footer: {
    quickLinks: 'Quick links',
    explore: 'Explore',
    legal: 'Legal',
    contact: 'Contact',
    frameworks: 'Security frameworks (self-assessed)',
  },
  loading: 'Loading page',
  unavailable: {
    title: 'This page didn’t load',
    text: 'The rest of the site still works. Check your connection, then try again.',
    retry: 'Try again',
  },
  newVersion: {
    title: 'A new version of the site is available',
    text: 'This page needs the latest version. Reload to continue.',
    reload: 'Reload page',
  },
  otherBuild: { latest: 'Open latest version', pinned: 'Open stable version' },
  unknownVisitor: {
    title: 'Couldn’t check whether you’re signed in',
    text: 'The server didn’t respond. You may still be signed in. Try again in a moment.',
    retry: 'Try again',
  },
  stewardGate: {
    title: 'Access Restricted',
    text: 'This area requires admin authentication. Please log in to continue.',
    action: 'Go to Admin Login',
    redirect: 'Taking you to the login page…',
  },
  pinGate: {
    page: {
      title: 'This page needs a PIN',
      text: 'Only people who were given a PIN can open this page.',
    },
    title: 'Enter your PIN',
    text: 'Enter the PIN you were given to open this page.',
    field: 'PIN',
    submit: 'Unlock',
    goBack: 'Go Back',
    invalid: 'Invalid PIN',
    unchecked: 'We couldn’t check your PIN. Try again.',
  },
  noticeGate: {
    title: 'Read the notice first',
    text: 'To open this page, acknowledge the jurisdiction notice.',
  },
};
