import { brand } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowContents } from '../../schema/how/contents.ts';
import type { HowHero } from '../../schema/how/hero.ts';
import type { PageMeta } from '../../schema/page-meta.ts';

export type { HowContents } from '../../schema/how/contents.ts';
export type { HowHero } from '../../schema/how/hero.ts';

export const meta: PageMeta = {
  title: `How it started, works and ends · ${brand.name}`,
  description: `What the organisation behind ${brand.name} reads in birth records, old trusts and court decisions, with the public record beside every claim.`,
};

export const hero: HowHero = {
  badge: 'The legal trap',
  headline: {
    lead: 'How It',
    words: ['Started', 'Works', 'Ends'],
    pause: 'Pause the headline',
    resume: 'Resume the headline',
  },
  intro: claim(
    'The organisation teaches that the trap is made of paper: a birth is registered, a person is made of it, and a living being answers for that person ever after.',
  ),
  tiles: [
    {
      title: 'Birth Certificate System',
      text: claim('How a registration becomes a bond, as the organisation tells it.'),
      anchor: 'concept-1',
    },
    {
      title: 'Trust Law Foundation',
      text: claim('Which old trusts the organisation says still hold people’s affairs.'),
      anchor: 'concept-2',
    },
    {
      title: `The ${brand.name} Solution`,
      text: claim('What the organisation sets against it: notice, trust and stewardship.'),
      anchor: 'truth-revealed',
    },
  ],
};

export const contents: HowContents = {
  title: 'On this page',
  parts: [
    { id: 'foundation', name: 'The Foundation' },
    { id: 'lawful-alignment', name: 'Lawful Alignment' },
    { id: 'precedents', name: 'Supporting Precedents' },
    { id: 'papal-bulls', name: 'Rebutting the Papal Bulls' },
    { id: 'truth-revealed', name: 'The Truth Revealed' },
    { id: 'academic-rebuttals', name: 'Academic Rebuttals' },
    { id: 'begin', name: 'Begin Your Journey' },
  ],
  record: 'On the record',
  legend:
    'Notes like this one give what statutes, courts and public offices say. Everything around them is what the organisation teaches, and says so in the sentence.',
};
