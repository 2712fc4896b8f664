import { brand } from './brand.ts';
import type { NotFound } from './schema/not-found.ts';

export type { NotFound } from './schema/not-found.ts';

/** Shown at URLs that do not exist. */
export const notFound: NotFound = {
  title: '404 Page Not Found',
  eyebrow: 'Off the map',
  text: 'We couldn’t find this page. It may have moved, or the link may be wrong.',
  home: 'Go to the home page',
  search: 'Search the site',
  onward: 'Or try one of these pages',
  pages: [
    { link: { label: 'How It Works', path: '/how' }, text: `What ${brand.name} teaches, step by step.` },
    { link: { label: 'Trusts', path: '/trusts' }, text: `What ${brand.name} offers, and who it’s for.` },
    { link: { label: 'Us vs Them', path: '/us-vs-them' }, text: 'Two systems, side by side.' },
    {
      link: { label: 'Full Notices', path: '/full-notices' },
      text: 'All eight notices, in full.',
    },
    { link: { label: 'Contact', path: '/contact' }, text: 'Email or call us.' },
    { link: { label: 'Members', path: '/dashboard' }, text: 'Your questions and answers.' },
  ],
};
