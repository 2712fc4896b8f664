import { brand } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowObjections } from '../../schema/how/objections.ts';

export const objections: HowObjections = {
  lead: claim(
    `${brand.name} collects the strongest objections it hears and answers each one. Read both, then what the record says.`,
  ),
  labels: {
    tabs: 'Objections, 1 to 18',
    objection: 'Objection',
    rebuttal: `${brand.name}’s rebuttal`,
    details: 'In detail',
    citations: 'Authorities',
    citationsNote: `Sources for and against. A source listed here may disagree with ${brand.name}.`,
    more: '+{n} additional authorities',
    previous: 'Previous',
    next: 'Next',
    counter: '{n} of {total}',
  },
};
