import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { CourtCase } from '../../../schema/how/cases.ts';

export const hale: CourtCase = {
  id: 'hale-v-henkel',
  title: 'Hale v. Henkel',
  citation: '201 U.S. 43 (1906)',
  court: 'Supreme Court of the United States',
  principle: 'Natural versus artificial persons',
  year: '1906',
  ruling:
    'A corporation has no privilege against self-incrimination, and its officer, having immunity himself, had to answer a grand jury’s questions about it.',
  background:
    'Edwin Hale, an officer of a company in the tobacco trade, refused to testify before a federal grand jury and to bring the company’s papers.',
  fullBackground:
    'The grand jury was looking into offences against the antitrust laws. Hale, secretary and treasurer of MacAndrews & Forbes, was ordered to testify and to bring nearly all of its contracts and letters. He did neither, was held in contempt and taken into custody by the marshal, Henkel, and asked to be released by habeas corpus.',
  legalIssues: [
    'May a witness with immunity refuse to answer because the answer might incriminate the corporation?',
    'Does the Fifth Amendment’s privilege protect a corporation?',
    'Was the order to bring nearly all its papers an unreasonable search?',
  ],
  proceduralHistory: [
    'Circuit Court for the Southern District of New York: contempt; then the writ of habeas corpus discharged.',
    'Appeal to the Supreme Court, argued in January 1906.',
    'Supreme Court, 12 March 1906: affirmed, opinion by Justice Brown.',
  ],
  courtHolding: {
    majority:
      'The privilege against self-incrimination is personal. It does not reach corporations, and a witness who has immunity cannot claim it for one.',
    reasoning:
      'A corporation is created by the State and holds its powers under the State’s laws, so the State may look into how they were used. The Fourth Amendment does protect corporations from unreasonable searches, and this order was too sweeping; but that did not excuse the refusal to testify.',
    keyQuote: {
      text: 'The individual may stand upon his constitutional rights as a citizen. He is entitled to carry on his private business in his own way.',
      kind: 'quotation',
    },
  },
  impact: claim(
    `${brand.name} takes from it that a living individual owes no account of private affairs, while a corporation does.`,
  ),
  application: claim(
    `${brand.name} cites it where it says that all turns on being addressed as an individual or as a creature of the State.`,
  ),
  comprehensiveApplication: {
    jurisdictionalSeparation: claim(
      `${brand.name} reads the passage on individuals as a border between natural and artificial persons, with other law on each side.`,
    ),
    practicalImplication: claim(
      `${brand.name} concludes that one should say in writing that one speaks as a living individual.`,
    ),
    operationalAdvantage: claim(`${brand.name} values that the decision is old, well known and still cited.`),
    precedentialValue: claim(`${brand.name} builds its reasoning on standing on this case.`),
  },
  reception:
    'The passage is about the privilege against self-incrimination; the sentence most often quoted from it ends, in the opinion, “so far as it may tend to criminate him”. Individuals are subject to statutes, taxes and courts, and United States v. Studley, 783 F.2d 934 (9th Cir. 1986), calls the contrary argument frivolous.',
};
