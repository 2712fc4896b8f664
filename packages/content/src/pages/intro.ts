import { brand, toDocumentTitle } from '../brand.ts';
import { claim, claimList } from '../claim.ts';
import type { Intro } from '../schema/intro.ts';
import { whyNow } from './why-now.ts';

export type { Intro } from '../schema/intro.ts';

const details = (...items: string[]) => claimList(`${brand.name} includes:`, items);

export const intro: Intro = {
  meta: {
    title: toDocumentTitle('The #1 Way To Reclaim Your Authority'),
    description: `An introduction to ${brand.name} in a few minutes: what it offers, its three steps, and what it calls the living fabric.`,
  },
  hero: {
    eyebrow: 'Introduction',
    title: 'The #1 Way To Reclaim Your Authority',
    lead: claim(
      `That is ${brand.name}’s own slogan. It teaches that authority over your life begins with remembering that you have it.`,
    ),
    tagsLabel: `What ${brand.name} offers`,
    tags: [
      {
        name: 'Trust Formations',
        tip: 'Help to set up and run a trust, in which trustees hold property for others.',
      },
      {
        name: 'Jurisdictional Standing',
        // Differs from the period on other pages, as it does in the organisation's texts.
        tip: `Notices in which ${brand.name} declares how it sees its standing towards courts and public offices, with a 7-day rebuttal window.`,
      },
      {
        name: 'Self Remembrance',
        tip: `${brand.name}’s name for asking who you are, before any name or number.`,
      },
      {
        name: 'AML Education',
        tip: `Lessons on anti-money-laundering rules and how ${brand.name} reads them.`,
      },
    ],
    action: { label: 'Start Journey', to: { kind: 'route', path: '/how' } },
    film: {
      title: 'The dial of the living year',
      description:
        'A gold dial with thirteen petals turns month by month, from Eden to Flora, with a soft chord. There is no speech.',
      sound: '[Soft chord, and a small bell for each month]',
    },
  },
  explainer: {
    eyebrow: 'In short',
    title: 'Here Through Remembrance',
    lead: {
      before: `${brand.name} teaches that we are here through `,
      term: 'remembrance',
      tip: 'Knowing yourself first as a living being, and only then as a name in a register.',
      after: ', and that many words we use with officials say more than we mean.',
    },
    factLabel: 'On the record',
    pair: {
      title: 'One sentence, two readings',
      say: { label: 'What you say', words: 'I understand.' },
      hear: { label: 'What they hear', words: 'I stand under.' },
      claim: claim(
        `${brand.name} teaches that officials hear the word as accepting their authority, and advises members to choose their words.`,
      ),
      fact: 'Dictionaries and courts give it no such second meaning. To understand is to grasp what is said, and the word has meant this since Old English.',
    },
    process: {
      title: `Three steps, as ${brand.name} describes them`,
      steps: [
        {
          title: 'Learn The System',
          claim: claim(
            `${brand.name} begins with lessons: how names, registers and trusts came about, and how it reads them.`,
          ),
        },
        {
          title: 'Send Notice',
          claim: claim(
            `${brand.name} then writes down where a member says they stand, and sends it to those concerned.`,
          ),
        },
        {
          title: 'They Must Respect',
          claim: claim(
            `Anyone who received a notice and did not answer has to respect it, ${brand.name} says.`,
          ),
        },
      ],
      fact: 'The law and the courts decide whether an office has to follow a notice. A notice alone binds no one, and not answering is not consent.',
    },
    whyNow: {
      title: 'Why Now',
      lead: claim(`${brand.name}’s answer in half a minute, in pictures and a few words.`),
      transcript: 'Transcript',
      film: whyNow,
    },
  },
  fabric: {
    eyebrow: 'Three layers',
    title: 'The Living Fabric',
    lead: claim(`${brand.name} pictures life as one cloth with three layers.`),
    tabs: 'Layers of the fabric',
    previous: 'Previous layer',
    next: 'Next layer',
    layers: [
      {
        id: 'essence',
        name: 'Essence',
        title: 'What you are before any name',
        claim: claim(
          `${brand.name} calls essence what was there first: the seed from which the rest unfolds, which no one gave and no one registers.`,
        ),
        details: details('attention', 'conscience', 'the will to choose'),
        alt: 'A seed head in a spiral around one light; one of its thirteen arms has turned to gold.',
      },
      {
        id: 'matter',
        name: 'Matter',
        title: 'What takes form and can be held',
        claim: claim(
          `${brand.name} calls matter what essence is woven into: body, home, land and work, and the papers that speak of them.`,
        ),
        details: details('the body and its needs', 'land and home', 'what hands have made'),
        alt: 'A woven cloth seen close: broad gold threads over and under threads of teal.',
      },
      {
        id: 'aether',
        name: 'Aether',
        title: 'What joins the one to the other',
        claim: claim(
          `${brand.name} calls aether the room between the threads: attention, word and promise, by which people are bound to each other.`,
        ),
        details: details('a word that is kept', 'a promise said aloud', 'care for one another'),
        alt: 'Two ribbons of fine threads cross a night sky under a ring of thirteen stars.',
      },
    ],
  },
  closing: {
    title: 'Stop Their Oppression',
    claim: claim(`Talk through where you stand with ${brand.name}, and see its process step by step.`),
    actions: [
      { label: 'Get Legal Immunity', to: { kind: 'external', url: brand.bookingUrl } },
      { label: 'See The Process', to: { kind: 'route', path: '/how' } },
    ],
    caution: `“Legal immunity” is ${brand.name}’s own term. No document, notice or trust makes anyone immune from the law. This button opens a page to book a call.`,
  },
};
