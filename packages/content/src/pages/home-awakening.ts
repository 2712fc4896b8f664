import { brand } from '../brand.ts';
import { claim } from '../claim.ts';
import type { HomeAwakening } from '../schema/home-awakening.ts';

export type { HomeAwakening } from '../schema/home-awakening.ts';

export const homeAwakening: HomeAwakening = {
  meta: {
    title: `Home Awakening · ${brand.name}`,
    description: `What ${brand.name} means by awakening, today’s date in its living calendar, and the thirteen months of the year with a line for each.`,
  },
  opening: {
    eyebrow: 'Begin here',
    title: 'Home Awakening',
    lead: claim(
      'The organisation calls it awakening when a person remembers that they were somebody before they were a name in a register.',
    ),
    alt: 'A dial of thirteen petals rises out of the sea between dark hills, like a sun; its light lies on the water.',
    today: 'Today is',
  },
  meaning: {
    title: 'Three movements of one thing',
    movements: [
      {
        title: 'Notice',
        claim: claim(
          'The organisation begins with looking: which names, numbers and forms speak for you, and since when.',
        ),
      },
      {
        title: 'Remember',
        claim: claim(
          'The organisation then asks what was there before them, and gives that question a quiet place in the day.',
        ),
      },
      {
        title: 'Choose',
        claim: claim(
          'The organisation holds that what was taken on by habit can be looked at again, and kept or changed by lawful means.',
        ),
      },
    ],
  },
  year: {
    eyebrow: 'The living calendar',
    title: 'A year of thirteen months',
    lead: claim(
      'The organisation counts its own time: thirteen months of twenty-eight days, from 4 July on, each with a line to live by.',
    ),
    wheel: 'Months of the living year',
    previous: 'Previous month',
    next: 'Next month',
    length: '28 days',
    now: 'This month',
    alignment: claim(
      'What is left of the year, the organisation keeps apart as Alignment Days: one, or two when a 29 February falls inside.',
    ),
  },
  ways: {
    title: 'Where to go from here',
    cards: [
      { path: '/intro', title: 'The introduction', text: 'A few minutes, two short films and one cloth.' },
      {
        path: '/how',
        title: 'How it works',
        text: 'The long way: what is stated, and what the record says.',
      },
      {
        path: '/trusts',
        title: 'The trusts',
        text: 'What they are, what they cost, and what they leave open.',
      },
    ],
  },
};
