import { brand, toDocumentTitle } from '../brand.ts';
import { claim } from '../claim.ts';
import type { UsVsThem } from '../schema/us-vs-them.ts';

export type { Theme, UsVsThem } from '../schema/us-vs-them.ts';

export const usVsThem: UsVsThem = {
  meta: {
    title: toDocumentTitle('Us vs Them'),
    description: `How ${brand.name} compares its own system with public institutions on 6 themes, beside how those institutions describe themselves.`,
  },
  eyebrow: 'Us vs Them',
  title: 'Two ways to look at authority',
  lead: claim(
    `${brand.name} compares its own system with the one public institutions use. Both columns are ${brand.name}’s words. Below each theme is how institutions describe themselves.`,
  ),
  navigation: 'Themes',
  columns: {
    ours: brand.name,
    theirs: 'Public institutions',
    oursNote: `in ${brand.name}’s words`,
    theirsNote: `as ${brand.name} sees them`,
    institutions: 'How institutions describe themselves',
  },
  glance: {
    title: 'At a glance',
    lead: claim(`${brand.name}’s comparison in one table.`),
    caption: `Both systems by theme, in ${brand.name}’s words`,
    theme: 'Theme',
  },
  themes: [
    {
      id: 'authority',
      name: 'Authority',
      question: 'Where does authority come from?',
      ours: {
        short: 'Inherent in each living being',
        claim: claim(
          `${brand.name} teaches that authority is inherent in a living being, that no institution grants it, and that it can be lent but not lost.`,
        ),
      },
      theirs: {
        short: 'Granted from above',
        claim: claim(
          `${brand.name} describes public authority as something that institutions grant themselves, and that people accept by habit.`,
        ),
      },
      institutions:
        'Constitutions say that authority comes from the people, who give it by election, divide it between branches, and can take it back at the next vote.',
    },
    {
      id: 'law',
      name: 'Law',
      question: 'Which rules apply, and to whom?',
      ours: {
        short: 'Trust law, notice, consent',
        claim: claim(
          `${brand.name} rests on trust law, on published notice and on consent, and holds that a rule binds whoever agreed to it.`,
        ),
      },
      theirs: {
        short: 'Statutes for legal persons',
        claim: claim(
          `${brand.name} holds that statutes address a legal person, and that people answer for that person without having been asked.`,
        ),
      },
      institutions:
        'Law made in public by elected bodies binds everyone in its territory, whether or not they agree. Anyone who disputes a rule can ask a court, and courts have struck rules down.',
    },
    {
      id: 'money',
      name: 'Money',
      question: 'What is money, and who keeps it honest?',
      ours: {
        short: 'Held in trust, for use',
        claim: claim(
          `${brand.name} treats property as something held in trust for others, with a steward who gives account of it.`,
        ),
      },
      theirs: {
        short: 'Created as debt',
        claim: claim(
          `${brand.name} describes money as debt, created by banks and carried by the people whose signatures it needs.`,
        ),
      },
      institutions:
        'Central banks say openly that most money is created when banks lend. Law, supervision and deposit insurance help keep it stable. A loan is still a debt of the person who took it.',
    },
    {
      id: 'time',
      name: 'Time',
      question: 'By whose calendar do we live?',
      ours: {
        short: '13 months of 28 days',
        claim: claim(
          `A living calendar of 13 months of 28 days and an Alignment Day or two. It begins on July 4 and, ${brand.name} says, runs 2 days ahead of the Gregorian one.`,
        ),
      },
      theirs: {
        short: '12 months of uneven length',
        claim: claim(
          `${brand.name} describes the Gregorian calendar as a rhythm of payment dates that has drifted away from nature.`,
        ),
      },
      institutions:
        'The Gregorian calendar of 1582 keeps the seasons in place to within a day in some three thousand years. Every deadline in a court, a contract or a tax law counts by it.',
    },
    {
      id: 'identity',
      name: 'Identity',
      question: 'Who are you, on paper and otherwise?',
      ours: {
        short: 'A living being first',
        claim: claim(
          `A living being comes before any name on paper. ${brand.name}’s word for knowing this is remembrance.`,
        ),
      },
      theirs: {
        short: 'A name in a register',
        claim: claim(
          `${brand.name} holds that birth registration creates an artificial person, which institutions then deal with in your place.`,
        ),
      },
      institutions:
        'Registration is evidence of a birth and gives access to rights: a name, a nationality, school, a vote. Courts hold that a person and the name on paper are one and the same in law.',
    },
    {
      id: 'remedy',
      name: 'Remedy',
      question: 'What can you do when something is wrong?',
      ours: {
        short: 'Notice, and time to rebut',
        claim: claim(
          `${brand.name} sends a notice, leaves time to rebut it, and treats what is not rebutted as settled.`,
        ),
      },
      theirs: {
        short: 'Courts that judge themselves',
        claim: claim(
          `${brand.name} describes courts as part of the system whose acts they are asked to judge.`,
        ),
      },
      institutions:
        'Objection, appeal, judicial review, an ombudsman, a free lawyer for people who can’t pay. Each has a time limit, and a private notice does not stop it.',
    },
  ],
  fair: {
    title: 'To be fair to both',
    points: [
      `${brand.name} chose the themes, the order and the words in both columns. Another author would write another table.`,
      'You are free to criticise courts, banks and governments, and criticism has often improved them. It changes what they require of you only once the law has changed.',
      `No court has adopted ${brand.name}’s system. Until one does, the rules of the place where you live bind you.`,
    ],
  },
  closing: {
    title: 'Where to go from here',
    text: claim(`${brand.name} suggests looking at the reasoning first, then at its trusts.`),
    actions: [
      { label: 'See How It Works', to: { kind: 'route', path: '/how' } },
      { label: 'Discover Trust Protection', to: { kind: 'route', path: '/trusts' } },
      { label: 'Read the full notices', to: { kind: 'route', path: '/full-notices' } },
    ],
  },
};
