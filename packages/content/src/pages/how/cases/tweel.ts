import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { CourtCase } from '../../../schema/how/cases.ts';

export const tweel: CourtCase = {
  id: 'united-states-v-tweel',
  title: 'United States v. Tweel',
  citation: '550 F.2d 297 (5th Cir. 1977)',
  court: 'Court of Appeals for the Fifth Circuit',
  principle: 'Silence as fraud',
  year: '1906',
  yearNote: `${brand.name} gives 1906 as the year of this principle. The decision usually quoted for it, shown here, is from 1977.`,
  ruling:
    'Consent to hand over records is no consent if a tax agent obtained it by misleading the taxpayer about what the inquiry was for.',
  background:
    'An agent told Nicholas Tweel’s accountant that no special agent was involved, and left out that a criminal section of the Department of Justice had asked for the audit.',
  fullBackground:
    'The accountant had asked because special agents investigate crimes. The answer was true to the letter and misleading in substance: the audit served an inquiry into organised crime. The records were made available, and Tweel was convicted of conspiracy, tax evasion and false statements in tax returns.',
  legalIssues: [
    'Is consent to a search valid if it was obtained by a misleading answer?',
    'When is silence equal to fraud?',
  ],
  proceduralHistory: [
    'District Court for the Southern District of Florida: the evidence admitted; convicted.',
    'Appeal on the ground that the records had been obtained by deceit.',
    'Court of Appeals, 8 April 1977, opinion by Judge Fay: conviction not upheld; sent back to find which evidence was tainted.',
  ],
  courtHolding: {
    majority:
      'A search by consent is unreasonable under the Fourth Amendment if the consent was induced by an agent’s deceit, trickery or misrepresentation.',
    reasoning:
      'The court took the test for silence from United States v. Prudden, 424 F.2d 1021 (5th Cir. 1970), and found it met: the agent’s answer to a direct question was meant to mislead.',
    keyQuote: {
      text: 'Silence equals fraud only where there is a duty to speak, or where leaving a question unanswered would mislead on purpose.',
      kind: 'paraphrase',
    },
  },
  impact: claim(
    `${brand.name} reads it as saying that an official who leaves a notice unanswered admits to a fraud.`,
  ),
  application: claim(`${brand.name} cites it where it counts the silence of a recipient in its own favour.`),
  comprehensiveApplication: {
    jurisdictionalSeparation: claim(
      `${brand.name} holds that an office which will not say in which capacity it acts has none to act in.`,
    ),
    practicalImplication: claim(
      `${brand.name} puts direct questions in its notices, so that there is something to stay silent about.`,
    ),
    operationalAdvantage: claim(`${brand.name} values that the test names a moral duty beside a legal one.`),
    precedentialValue: claim(`${brand.name} treats it as the reason why it keeps every proof of delivery.`),
  },
  reception:
    'The decision is about consent to a search in a criminal case. It gives officials no general duty to answer private notices, and courts do not take silence in answer to one as fraud or as admission.',
};
