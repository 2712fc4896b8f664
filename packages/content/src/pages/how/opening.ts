import { brand, toDocumentTitle } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowContents } from '../../schema/how/contents.ts';
import type { HowHero } from '../../schema/how/hero.ts';
import type { PageMeta } from '../../schema/page-meta.ts';

export type { HowContents } from '../../schema/how/contents.ts';
export type { HowHero } from '../../schema/how/hero.ts';

export const meta: PageMeta = {
  title: toDocumentTitle('How it started, works and ends'),
  description: `How ${brand.name} reads birth records, old trusts and court decisions, with the public record beside every claim.`,
};

export const hero: HowHero = {
  badge: 'The legal trap',
  headline: {
    lead: 'How It',
    words: ['Started', 'Works', 'Ends'],
    pause: 'Pause animation',
    resume: 'Resume animation',
  },
  intro: claim(
    `${brand.name} teaches that the trap is made of paper. A birth is registered, a legal person is made from it, and a living being answers for that person ever after.`,
  ),
  tiles: [
    {
      title: 'Birth Certificate System',
      text: claim(`How a registration becomes a bond, according to ${brand.name}.`),
      anchor: 'concept-1',
    },
    {
      title: 'Trust Law Foundation',
      text: claim(`The old trusts that ${brand.name} says still hold people’s affairs.`),
      anchor: 'concept-2',
    },
    {
      title: `The ${brand.name} Solution`,
      text: claim(`${brand.name}’s answer: notice, trust and stewardship.`),
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
  legend: `Notes like this one say what statutes, courts and public offices say. Everything else on this page is what ${brand.name} teaches.`,
};
