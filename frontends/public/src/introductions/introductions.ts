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

const contact: Link = { label: 'Ask a question', path: '/contact' };
const trusts: Link = { label: 'Discover Trust Protection', path: '/trusts' };
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
  '/authority-sales': authority,
  '/authority': authority,
};
