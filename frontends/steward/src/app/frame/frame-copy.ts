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
    refused:
      'Your last change wasn’t sent. What you typed is still here: send it again when the connection is back.',
    back: { title: 'Back online', description: 'Refreshing data.' },
  },
  newest: {
    text: 'This tab uses the latest builds and ignores pinned versions.',
    leave: 'Use pinned versions',
  },
  palette: {
    open: 'Search or jump to…',
    keys: { apple: '⌘ K', other: 'Ctrl K' },
    notLoaded: { title: 'Couldn’t load search', description: 'The server didn’t respond. Try again.' },
  },
  notSignedOut: { title: 'Couldn’t log out', description: 'The server didn’t respond. Try again.' },
} as const;
