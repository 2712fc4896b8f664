import { claim } from '../../claim.ts';
import type { HowObjections } from '../../schema/how/objections.ts';

export const objections: HowObjections = {
  lead: claim(
    'The organisation collects the strongest objections it hears, and answers each. Read both, and what the record says to them.',
  ),
  labels: {
    tabs: 'Objections, 1 to 18',
    objection: 'Objection',
    rebuttal: 'The organisation’s rebuttal',
    details: 'In detail',
    citations: 'Authorities',
    citationsNote: 'For and against. That a work is named here does not mean that it agrees.',
    more: '+{n} additional authorities',
    previous: 'Previous',
    next: 'Next',
    counter: '{n} of {total}',
  },
};
