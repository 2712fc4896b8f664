import { brand } from '../brand.ts';
import type { Film } from '../schema/film.ts';

/** On-screen text and captions of the film. */
export const whyNow: Film = {
  title: 'Why Now',
  description:
    'A 36-second film without speech. Gold lines draw a dial, a paper, a ring of empty boxes, a wave that falls silent, an open door and a book, with a soft chord.',
  credit: `${brand.name}’s own claims, unverified`,
  scenes: [
    {
      from: 0,
      to: 5,
      words: 'Why now?',
      caption: `${brand.name} explains why it speaks now. [Soft chord]`,
    },
    {
      from: 5,
      to: 11,
      words: 'A name on paper',
      caption: `A name on paper, ${brand.name} says, came to stand in for the person.`,
    },
    {
      from: 11,
      to: 17,
      words: 'A question no one asked',
      caption: `${brand.name} says few people were ever asked whether they agree.`,
    },
    {
      from: 17,
      to: 23,
      words: 'Silence, taken for a yes',
      caption: `${brand.name} reads silence as agreement. Courts generally do not.`,
    },
    {
      from: 23,
      to: 29,
      words: 'So it speaks in the open',
      caption: `${brand.name} says it publishes its notices so that anyone can answer.`,
    },
    {
      from: 29,
      to: 36,
      words: 'Remember, and read for yourself',
      caption: `${brand.name} invites you to remember. Read, and ask a lawyer before you act.`,
    },
  ],
};
