import { brand } from '@aera/content';
import type { Claim, Link } from '@aera/content';
import type { IntroductionPath } from './introduction-paths.ts';

export type Introduction = {
  eyebrow: string;
  title: string;
  description: string;
  claims: Claim[];
  links: Link[];
};

const claim = (text: string): Claim => ({ text, status: 'unverified claim' });

const notices: Link = { label: 'Read the full notices', path: '/full-notices' };
const contact: Link = { label: 'Ask a question', path: '/contact' };
const trusts: Link = { label: 'Discover Trust Protection', path: '/trusts' };
const compare: Link = { label: 'Compare Authority Systems', path: '/us-vs-them' };
const how: Link = { label: 'See how it works', path: '/how' };

const authority: Introduction = {
  eyebrow: 'Step Into Authority',
  title: 'What a membership offers',
  description: `What the membership of ${brand.name} includes, in the organisation's own words, and how to talk to someone first.`,
  claims: [
    claim('The organisation offers to set up a trust with its members, and guidance on how to use it.'),
    claim(
      'The organisation offers a free 30-minute consultation before anything is agreed. Its prices are its own; compare them.',
    ),
  ],
  links: [trusts, how, contact],
};

/** A short attributed introduction for each page. */
export const introductions: Record<IntroductionPath, Introduction> = {
  '/how': {
    eyebrow: 'How it works',
    title: 'How it started, works and ends',
    description: `The reasoning behind ${brand.name}: what the organisation reads in history and law, told as its own view.`,
    claims: [
      claim(
        'The organisation teaches a reading of history: that registrations and trusts of past centuries still shape how institutions treat people.',
      ),
      claim(
        'The organisation states that it published notices and waited for rebuttals. Courts have not adopted its conclusions.',
      ),
    ],
    links: [compare, trusts, notices],
  },
  '/trusts': {
    eyebrow: 'Trusts',
    title: 'What its trusts are for',
    description: `What ${brand.name} offers as a trust, what the organisation says it does, and what it leaves open.`,
    claims: [
      claim(
        'The organisation forms private trusts with its members, and describes them as protection for family and property.',
      ),
      claim(
        'The organisation’s trusts stand under the law of the place where you live. Ask a lawyer there what one would do for you.',
      ),
    ],
    links: [compare, how, contact],
  },
  '/us-vs-them': {
    eyebrow: 'Us vs Them',
    title: 'Two ways to look at authority',
    description: `How ${brand.name} compares its own view of authority with that of public institutions.`,
    claims: [
      claim(
        'The organisation sets its own understanding of authority beside the one that public institutions act on.',
      ),
      claim(
        'The comparison is the organisation’s. Institutions describe themselves differently, and their rules bind.',
      ),
    ],
    links: [how, trusts, notices],
  },
  '/authority-sales': authority,
  '/authority': authority,
};
