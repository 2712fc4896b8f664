import type { Link } from './schema/link.ts';

const home: Link = { label: 'Home', path: '/home' };
const how: Link = { label: 'How It Works', path: '/how' };
const authority: Link = { label: 'Step Into Authority', path: '/authority-sales' };
const usVsThem: Link = { label: 'Us vs Them', path: '/us-vs-them' };
const trusts: Link = { label: 'Trusts', path: '/trusts' };
const fullNotices: Link = { label: 'Full Notices', path: '/full-notices' };
const contact: Link = { label: 'Contact', path: '/contact' };

/** The popover of the navigation bar. */
export const menu: Link[] = [home, how, authority, usVsThem, trusts, fullNotices, contact];

export const quickLinks: Link[] = [
  home,
  how,
  authority,
  usVsThem,
  trusts,
  { ...fullNotices, mark: 'always enabled' },
  contact,
];

export const legalLinks: Link[] = [
  { label: 'Privacy Policy', path: '/privacy-policy' },
  { label: 'Terms of Service', path: '/terms-of-service' },
  fullNotices,
];

/** Pages that neither the menu nor the quick links name. */
export const exploreLinks: Link[] = [
  { label: 'Introduction', path: '/intro' },
  { label: 'Home Awakening', path: '/home-awakening' },
  { label: 'Protection', path: '/protection' },
  { label: 'False Authorities', path: '/false-authorities' },
  { label: 'Legal Battle', path: '/legal-battle' },
  { label: 'Current Operations', path: '/operations', mark: 'with PIN' },
];
