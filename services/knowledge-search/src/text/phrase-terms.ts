import { tokens } from './tokens.ts';

/** A phrase word by word as it is compared: stems, and stop words as they are. */
export const phraseTerms = (phrase: string): string[] => tokens(phrase).map(({ term, word }) => term ?? word);
