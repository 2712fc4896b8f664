import { brand } from '@aera/content';

export const frameWords = {
  home: `${brand.name} stewards, portal`,
  navigation: 'Stewards',
  portal: 'Portal',
  questions: 'Questions',
  contacts: 'Contacts',
  knowledge: 'Knowledge',
  security: 'Security',
  analytics: 'Analytics',
  operations: 'Operations',
  pending: (count: number) => `${count} pending`,
  welcome: (firstName: string, lastName: string) => `Welcome, ${firstName} ${lastName}`,
  account: 'Your account',
  logout: 'Logout',
  notSignedOut: { title: 'Not signed out', description: 'There was no answer. Please try again.' },
} as const;
