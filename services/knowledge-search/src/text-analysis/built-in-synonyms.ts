import { stem } from './tokens.ts';

/** Synonyms of everyday words. Stewards define those that are specific to this site. */
const groups = `
  die dies died dying dead death deceased
  house home
  child children kid kids
  son daughter child children
  lawyer attorney solicitor
  mail email
  cost price fee
  delete erase remove
  ill illness sick
  doctor physician
  spouse husband wife married
  buy purchase
  phone telephone
  begin start
  photo photograph picture
  document paper
  firm company business
  language english spanish french german
  parent mother father
  password passcode
  refund reimburse
  join member membership
`;

const related = new Map<string, Set<string>>();
for (const line of groups.trim().split('\n')) {
  const terms = new Set(line.trim().split(/\s+/).map(stem));
  for (const term of terms) {
    const synonyms = related.get(term) ?? new Set<string>();
    for (const other of terms) if (other !== term) synonyms.add(other);
    related.set(term, synonyms);
  }
}

/** Returns the synonyms of a term. */
export const listBuiltInSynonyms = (term: string): readonly string[] => [...(related.get(term) ?? [])];
