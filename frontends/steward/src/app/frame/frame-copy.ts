import { brand } from '@aera/content';

export const frameCopy = {
  home: `${brand.name} stewards, portal`,
  navigation: 'Stewards',
  welcome: (firstName: string, lastName: string) => `Welcome, ${firstName} ${lastName}`,
  account: 'Your account',
  logout: 'Logout',
  line: {
    label: 'Connection',
    offline: 'You are offline.',
    unreachable: 'The server does not answer.',
    since: (time: string) => `What you see is from ${time}.`,
    changes: 'Changes can be sent once the connection is back; what you type stays.',
    refused:
      'Your last change was not sent; what you typed is still here. Send it again once the connection is back.',
    back: { title: 'Connected again', description: 'What you see is being read again.' },
  },
  newest: {
    text: 'This tab shows the newest builds, whatever is pinned.',
    leave: 'Show what is pinned',
  },
  palette: {
    open: 'Jump to…',
    keys: { apple: '⌘ K', other: 'Ctrl K' },
    notLoaded: { title: 'This did not load', description: 'There was no answer. Please try again.' },
  },
  notSignedOut: { title: 'Not signed out', description: 'There was no answer. Please try again.' },
} as const;
