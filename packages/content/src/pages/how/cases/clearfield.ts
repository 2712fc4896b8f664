import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { CourtCase } from '../../../schema/how/cases.ts';

export const clearfield: CourtCase = {
  id: 'clearfield-trust-v-united-states',
  title: 'Clearfield Trust Co. v. United States',
  citation: '318 U.S. 363 (1943)',
  court: 'Supreme Court of the United States',
  principle: 'Government in commerce',
  year: '1943',
  ruling:
    'Federal law, and not the law of a state, governs the cheques of the United States; the bank that had guaranteed a forged endorsement had to pay.',
  background:
    'A Government cheque for $24.20 never reached its payee in 1936 and was cashed with a forged endorsement. The United States turned to the bank that had guaranteed it.',
  fullBackground:
    'The cheque was pay from the Works Progress Administration. Whoever took it cashed it at a J. C. Penney store in Clearfield, Pennsylvania; Clearfield Trust collected it through the Federal Reserve Bank of Philadelphia and guaranteed all earlier endorsements. Store and bank first heard of the forgery in January 1937, and the United States sued in 1939.',
  legalIssues: [
    'Does state law or federal law govern commercial paper of the United States?',
    'Does a late notice of the forgery bar the claim?',
  ],
  proceduralHistory: [
    'District Court for the Western District of Pennsylvania: dismissed under state law, because of the delay.',
    'Court of Appeals for the Third Circuit: reversed.',
    'Supreme Court, 1 March 1943: affirmed, opinion by Justice Douglas.',
  ],
  courtHolding: {
    majority:
      'The rule of Erie Railroad Co. v. Tompkins, 304 U.S. 64 (1938), does not apply, and federal courts fashion the rule. Late notice is a defence only where the delay did damage, and none was shown.',
    reasoning:
      'The authority to issue the cheque came from the Constitution and the statutes of the United States. Its paper moves through all the states, and one rule for it is better than many.',
    keyQuote: {
      text: 'The rights and duties of the United States on commercial paper which it issues are governed by federal rather than local law.',
      kind: 'quotation',
    },
  },
  impact: claim(
    `${brand.name} reads it as saying that a government which deals in commercial paper stands where a private company stands.`,
  ),
  application: claim(`${brand.name} cites it when it asks an agency in which capacity it is dealing.`),
  comprehensiveApplication: {
    jurisdictionalSeparation: claim(
      `${brand.name} draws a line between a government that governs and one that trades.`,
    ),
    practicalImplication: claim(
      `${brand.name} concludes that an agency which uses money and forms should show a contract.`,
    ),
    operationalAdvantage: claim(
      `${brand.name} values that the question of capacity can be put early and in writing.`,
    ),
    precedentialValue: claim(`${brand.name} treats it as the root of what it calls the Clearfield doctrine.`),
  },
  reception:
    'The decision settles which law governs cheques. A sentence often attributed to it, on governments descending to the level of a private corporation, is not in the opinion. Public bodies do not become private companies by using money, and duties under a statute need no contract.',
};
