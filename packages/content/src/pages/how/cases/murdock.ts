import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { CourtCase } from '../../../schema/how/cases.ts';

export const murdock: CourtCase = {
  id: 'murdock-v-pennsylvania',
  title: 'Murdock v. Pennsylvania',
  citation: '319 U.S. 105 (1943)',
  court: 'Supreme Court of the United States',
  principle: 'Licensing of rights',
  year: '1943',
  ruling:
    'A town may not make people buy a licence before they go from door to door with religious literature.',
  background:
    'Jehovah’s Witnesses in Jeannette, Pennsylvania, offered religious books from door to door without the licence that an ordinance asked for.',
  fullBackground:
    'Everyone who canvassed for goods had to buy a licence: $1.50 for a day, $7 for a week, more for longer. Eight Witnesses had none and were convicted and fined. They argued that the fee was a tax on the free exercise of religion, and on speech and the press.',
  legalIssues: [
    'Is a flat licence tax on spreading religious literature valid under the First and Fourteenth Amendments?',
    'Does it matter that the tax applies to all pedlars alike, or that the books were sold?',
  ],
  proceduralHistory: [
    'Local conviction; Superior Court of Pennsylvania: affirmed, 149 Pa. Super. 175 (1942).',
    'Supreme Court of Pennsylvania: appeal not allowed.',
    'Supreme Court, 3 May 1943: reversed by five votes to four, opinion by Justice Douglas.',
  ],
  courtHolding: {
    majority:
      'The flat licence tax restrained the freedoms of press and religion in advance and could not stand. That it fell on all pedlars alike made no difference.',
    reasoning:
      'Whoever can tax the exercise of a right can suppress it. The Court left general taxes on income and property alone, and rules that only keep order in the streets.',
    keyQuote: {
      text: 'A state may not impose a charge for the enjoyment of a right granted by the Federal Constitution.',
      kind: 'quotation',
    },
  },
  impact: claim(`${brand.name} reads it as saying that no right may be turned into a licence with a fee.`),
  application: claim(`${brand.name} cites it where it asks whether an activity is a right or a privilege.`),
  comprehensiveApplication: {
    jurisdictionalSeparation: claim(
      `${brand.name} sorts activities into rights, which it says need no leave, and privileges, which do.`,
    ),
    practicalImplication: claim(
      `${brand.name} suggests asking which constitutional right a fee touches before objecting to it in the proper court.`,
    ),
    operationalAdvantage: claim(`${brand.name} values the plain wording of the sentence quoted above.`),
    precedentialValue: claim(`${brand.name} treats it as the rule on fees for constitutional rights.`),
  },
  reception:
    'The case is about First Amendment freedoms. Licences to drive or to practise a trade were upheld before and since, as in Hendrick v. Maryland, 235 U.S. 610 (1915). A sentence often attributed to Murdock, on converting a liberty into a privilege, is not in the opinion.',
};
