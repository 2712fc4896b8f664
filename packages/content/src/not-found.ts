import type { NotFound } from './schema/not-found.ts';

export type { NotFound } from './schema/not-found.ts';

/** For an address that nothing answers. */
export const notFound: NotFound = {
  title: '404 Page Not Found',
  eyebrow: 'Off the map',
  text: 'Nothing lives at this address. It may have moved, or the link may have a typo.',
  home: 'Go to the home page',
  search: 'Search the site',
  onward: 'Or go on from here',
  pages: [
    { link: { label: 'How It Works', path: '/how' }, text: 'What the organisation teaches, step by step.' },
    { link: { label: 'Trusts', path: '/trusts' }, text: 'What it offers, and for whom.' },
    { link: { label: 'Us vs Them', path: '/us-vs-them' }, text: 'Two systems, side by side.' },
    {
      link: { label: 'Full Notices', path: '/full-notices' },
      text: 'Every notice, in full. Always enabled.',
    },
    { link: { label: 'Contact', path: '/contact' }, text: 'Write to a person, or call.' },
    { link: { label: 'Members', path: '/dashboard' }, text: 'Your questions and their answers.' },
  ],
};
