import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { CourtCase } from '../../../schema/how/cases.ts';

export const kis: CourtCase = {
  id: 'united-states-v-kis',
  title: 'United States v. Kis',
  citation: '658 F.2d 526 (7th Cir. 1981)',
  court: 'Court of Appeals for the Seventh Circuit',
  principle: 'Unrebutted affidavit',
  year: '1981',
  ruling:
    'When the Government asks a court to enforce a tax summons, an agent’s affidavit is enough for its first showing. The taxpayer must then answer with facts.',
  background:
    'Taxpayers in several districts resisted summonses of the Internal Revenue Service, and their appeals were decided together.',
  fullBackground:
    'The Service had summoned records of taxpayers, their companies and their banks. In three of the cases a district court ordered enforcement, in a fourth it refused, and each had handled discovery and hearings in its own way. The Court of Appeals used the appeals to set one procedure for the circuit.',
  legalIssues: [
    'What must the Government show before a court enforces a summons?',
    'When may a taxpayer have discovery, or a hearing, on why the summons was issued?',
    'Who carries the burden after the first showing?',
  ],
  proceduralHistory: [
    'District courts in the Seventh Circuit: enforcement ordered in three of the cases, refused in one.',
    'Court of Appeals, 4 September 1981, opinion by Judge Swygert: enforcement affirmed in Kis, limited remand in Nelsen Steel & Wire, refusal reversed in Salkin, appeal moot in Anderson.',
    'Rehearing denied, 17 November 1981.',
  ],
  courtHolding: {
    majority:
      'An affidavit that the inquiry has a legitimate purpose, that the material is relevant and not already at hand, and that the steps of the Code were followed makes the first showing. The burden then passes to the taxpayer, who must allege specific facts.',
    reasoning:
      'Enforcement is meant to be quick, and the standard of United States v. Powell, 379 U.S. 48 (1964), is a light one. If bare charges of bad faith were enough, every summons would turn into a trial of its own.',
    keyQuote: {
      text: 'The affidavit of the investigating agent is all that the first showing needs.',
      kind: 'paraphrase',
    },
  },
  impact: claim(
    `${brand.name} reads it as saying that an affidavit which no one rebuts stands as the truth of the matter.`,
  ),
  application: claim(
    `${brand.name} cites it for its practice of sending sworn statements and waiting for a sworn answer.`,
  ),
  comprehensiveApplication: {
    jurisdictionalSeparation: claim(
      `${brand.name} takes the rule on burdens to hold for any sworn statement, in or out of court.`,
    ),
    practicalImplication: claim(
      `${brand.name} concludes that a sworn notice left unanswered settles the facts it states.`,
    ),
    operationalAdvantage: claim(
      `${brand.name} values that silence, on this reading, costs whoever is silent and not the sender.`,
    ),
    precedentialValue: claim(`${brand.name} bases the rebuttal window of its notices on it.`),
  },
  reception:
    'The rule is for summonses before a court, and it helped the Government. Courts do not treat an affidavit sent by post as law or judgment because no one replied. The maxim often quoted with this case, that an unrebutted affidavit stands as truth in commerce, is not in the opinion.',
};
