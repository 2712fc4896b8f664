import { brand } from '../brand.ts';
import { claim, claimList } from '../claim.ts';
import type { Intro } from '../schema/intro.ts';
import { whyNow } from './why-now.ts';

export type { Intro } from '../schema/intro.ts';

const details = (...items: string[]) => claimList('The organisation counts among it:', items);

export const intro: Intro = {
  meta: {
    title: `The #1 Way To Reclaim Your Authority · ${brand.name}`,
    description: `An introduction to ${brand.name} in a few minutes: what it offers, the three steps it describes, and what it means by a living fabric.`,
  },
  hero: {
    eyebrow: 'Introduction',
    title: 'The #1 Way To Reclaim Your Authority',
    lead: claim(
      'So the organisation calls what it offers. It teaches that authority over your own life begins in remembering it.',
    ),
    tagsLabel: 'What the organisation offers',
    tags: [
      {
        name: 'Trust Formations',
        tip: 'Help to write and keep a trust: an arrangement in which trustees hold property for others.',
      },
      {
        name: 'Jurisdictional Standing',
        // Not the window that it names elsewhere: the organisation's periods differ from page to page.
        tip: 'Notices in which the organisation declares how it sees its own standing towards courts and offices, with a 7-day rebuttal window.',
      },
      {
        name: 'Self Remembrance',
        tip: 'The organisation’s name for its practice of asking who you are before any name or number.',
      },
      {
        name: 'AML Education',
        tip: 'Lessons on the rules against money laundering, and on how the organisation reads them.',
      },
    ],
    action: { label: 'Start Journey', to: { kind: 'route', path: '/how' } },
    film: {
      title: 'The dial of the living year',
      description:
        'A gold dial of thirteen petals turns, month by month, from Eden to Flora, to a soft chord. No words are spoken.',
      sound: '[Soft chord, and a small bell for each month]',
    },
  },
  explainer: {
    eyebrow: 'In short',
    title: 'Here Through Remembrance',
    lead: {
      before: 'The organisation teaches that we are here through ',
      term: 'remembrance',
      tip: 'Here: knowing yourself as a living being first, and as a name in a register second.',
      after: ', and that many of the words we use with offices say more than we mean.',
    },
    factLabel: 'On public record',
    pair: {
      title: 'One sentence, two readings',
      say: { label: 'What you say', words: 'I understand.' },
      hear: { label: 'What they hear', words: 'I stand under.' },
      claim: claim(
        'The organisation teaches that the word is heard as a yes to somebody’s authority, and advises its members to choose their words.',
      ),
      fact: 'Dictionaries and courts know no such second meaning: to understand is to grasp what is said. The word has had this sense since Old English.',
    },
    process: {
      title: 'Three steps, as the organisation describes them',
      steps: [
        {
          title: 'Learn The System',
          claim: claim(
            'The organisation begins with lessons: how names, registers and trusts came about, and how it reads them.',
          ),
        },
        {
          title: 'Send Notice',
          claim: claim(
            'The organisation then writes down where a member says they stand, and sends it to those concerned.',
          ),
        },
        {
          title: 'They Must Respect',
          claim: claim(
            'The organisation states that whoever received a notice and did not answer has to respect it.',
          ),
        },
      ],
      fact: 'Whether an office has to follow a notice is for the law and the courts to say. A notice alone binds nobody, and no answer is no consent.',
    },
    whyNow: {
      title: 'Why Now',
      lead: claim('The organisation answers in half a minute, in pictures and a few words.'),
      transcript: 'What the film says',
      film: whyNow,
    },
  },
  fabric: {
    eyebrow: 'Three layers',
    title: 'The Living Fabric',
    lead: claim('The organisation pictures life as one cloth with three layers.'),
    tabs: 'Layers of the fabric',
    previous: 'Previous layer',
    next: 'Next layer',
    layers: [
      {
        id: 'essence',
        name: 'Essence',
        title: 'What you are before any name',
        claim: claim(
          'The organisation calls essence what was there first: the seed from which the rest unfolds, which nobody gave and nobody registers.',
        ),
        details: details('attention', 'conscience', 'the will to choose'),
        alt: 'A seed head in a spiral around one light; one of its thirteen arms has turned to gold.',
      },
      {
        id: 'matter',
        name: 'Matter',
        title: 'What takes form and can be held',
        claim: claim(
          'The organisation calls matter what essence is woven into: body, home, land and work, and the papers that speak of them.',
        ),
        details: details('the body and its needs', 'land and home', 'what hands have made'),
        alt: 'A woven cloth seen close: broad gold threads over and under threads of teal.',
      },
      {
        id: 'aether',
        name: 'Aether',
        title: 'What joins the one to the other',
        claim: claim(
          'The organisation calls aether the room between the threads: attention, word and promise, by which people are bound to each other.',
        ),
        details: details('a word that is kept', 'a promise said aloud', 'care for one another'),
        alt: 'Two ribbons of fine threads cross a night sky under a ring of thirteen stars.',
      },
    ],
  },
  closing: {
    title: 'Stop Their Oppression',
    claim: claim(
      'The organisation offers to talk through where you stand, and to show its process step by step.',
    ),
    actions: [
      { label: 'Get Legal Immunity', to: { kind: 'external', url: brand.bookingUrl } },
      { label: 'See The Process', to: { kind: 'route', path: '/how' } },
    ],
    caution:
      '“Legal immunity” is the organisation’s own term. No document, notice or trust makes a person immune from the law. The button leads to the booking of a call.',
  },
};
