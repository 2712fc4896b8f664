import type { Film } from '../schema/film.ts';

/** The words of the film and of its captions. */
export const whyNow: Film = {
  title: 'Why Now',
  description:
    'A film of thirty-six seconds without a voice: gold lines draw a dial, a paper, a ring of empty boxes, a wave that falls silent, an open door and a book, to a soft chord.',
  credit: 'Statements of the organisation, unverified',
  scenes: [
    {
      from: 0,
      to: 5,
      words: 'Why now?',
      caption: 'The organisation says here why it speaks now. [Soft chord]',
    },
    {
      from: 5,
      to: 11,
      words: 'A name on paper',
      caption: 'The organisation states that a name on paper came to stand in for the person.',
    },
    {
      from: 11,
      to: 17,
      words: 'A question nobody asked',
      caption: 'The organisation states that few people were ever asked whether they agree.',
    },
    {
      from: 17,
      to: 23,
      words: 'Silence, taken for a yes',
      caption: 'The organisation reads silence as agreement. Courts do not, as a rule.',
    },
    {
      from: 23,
      to: 29,
      words: 'So it speaks in the open',
      caption: 'The organisation states that it gives its notices in public, for anybody to answer.',
    },
    {
      from: 29,
      to: 36,
      words: 'Remember, and read for yourself',
      caption: 'The organisation invites you to remember. Read, and ask a lawyer before you act on it.',
    },
  ],
};
