import { brand, toDocumentTitle } from '../brand.ts';
import { claim } from '../claim.ts';
import type { HomeAwakening } from '../schema/home-awakening.ts';

export type { HomeAwakening } from '../schema/home-awakening.ts';

export const homeAwakening: HomeAwakening = {
  meta: {
    title: toDocumentTitle('Home Awakening'),
    description: `What ${brand.name} means by awakening, today’s date in its living calendar, and a line for each of the thirteen months.`,
  },
  opening: {
    eyebrow: 'Begin here',
    title: 'Home Awakening',
    lead: claim(
      `${brand.name} calls it awakening when you remember that you were someone before you were a name in a register.`,
    ),
    alt: 'A dial of thirteen petals rises out of the sea between dark hills, like a sun; its light lies on the water.',
    today: 'Today is',
  },
  meaning: {
    title: `Three steps, as ${brand.name} describes them`,
    movements: [
      {
        title: 'Notice',
        claim: claim(
          `${brand.name} begins with looking: which names, numbers and forms speak for you, and since when.`,
        ),
      },
      {
        title: 'Remember',
        claim: claim(
          `${brand.name} then asks what was there before them, and gives that question a quiet place in the day.`,
        ),
      },
      {
        title: 'Choose',
        claim: claim(
          `${brand.name} holds that what was taken on by habit can be looked at again, and kept or changed by lawful means.`,
        ),
      },
    ],
  },
  year: {
    eyebrow: 'The living calendar',
    title: 'A year of thirteen months',
    lead: claim(
      `${brand.name} counts its own time: 13 months of 28 days, starting on 4 July, each with a line to live by.`,
    ),
    wheel: 'Months of the living year',
    previous: 'Previous month',
    next: 'Next month',
    length: '28 days',
    now: 'This month',
    alignment: claim(
      `${brand.name} sets the rest of the year apart as Alignment Days: one, or two in a year that includes 29 February.`,
    ),
  },
  ways: {
    title: 'Where to go from here',
    cards: [
      { path: '/intro', title: 'The introduction', text: 'A few minutes to read, with two short films.' },
      {
        path: '/how',
        title: 'How it works',
        text: `In depth: what ${brand.name} claims and what the record says.`,
      },
      {
        path: '/trusts',
        title: 'The trusts',
        text: 'What they are, what they cost and what they don’t cover.',
      },
    ],
  },
};
