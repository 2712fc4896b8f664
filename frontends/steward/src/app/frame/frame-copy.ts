import { brand } from '@aera/content';

export const frameCopy = {
  home: `${brand.name} Stewards Portal home`,
  navigation: 'Stewards',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  welcome: (firstName: string, lastName: string) => `Welcome, ${firstName} ${lastName}`,
  account: 'Your account',
  logout: 'Logout',
  connectivity: {
    label: 'Connection',
    offline: 'You’re offline.',
    unreachable: 'Can’t reach the server.',
    since: (time: string) => `Showing data from ${time}.`,
    changes: 'You can make changes when the connection is back. What you type is kept.',
    unsent:
      'Your last change wasn’t sent. What you typed is still here: send it again when the connection is back.',
    back: { title: 'Back online', description: 'Refreshing data.' },
  },
  latestBuilds: {
    text: 'This tab uses the latest builds and ignores pinned versions.',
    leave: 'Use pinned versions',
  },
  palette: {
    open: 'Search or jump to…',
    keys: { apple: '⌘ K', other: 'Ctrl K' },
    notLoaded: { title: 'Couldn’t load search', description: 'The server didn’t respond. Try again.' },
  },
} as const;

export const portalCopy = {
  loading: 'Loading admin portal...',
  /** Shown when the server does not respond; the steward may still be signed in. */
  unknown: {
    title: 'Couldn’t check your sign-in',
    detail: 'The server didn’t respond. You may still be signed in. Try again in a moment.',
    retryLabel: 'Try again',
  },
  title: 'Stewards Portal',
  lead: 'Security, contacts, consent records, bots and stewards.',
  /** For roles with contacts only. */
  contactsLead: 'Messages from the contact form.',
  tabs: 'Portal sections',
} as const;
