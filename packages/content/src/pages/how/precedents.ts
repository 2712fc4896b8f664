import { brand } from '../../brand.ts';
import { claim } from '../../claim.ts';
import type { HowPrecedents } from '../../schema/how/precedents.ts';

export const precedents: HowPrecedents = {
  lead: claim(
    `${brand.name} relies on seven decisions. What each court decided is shown apart from how ${brand.name} reads it.`,
  ),
  labels: {
    showFirst: 'Show Cases 1-3',
    showSecond: 'Show Cases 4-6',
    open: 'Read the case',
    all: 'All seven cases',
    back: 'Back to All Cases',
    previous: 'Previous',
    next: 'Next',
    counter: 'Case {n} of {total}',
    onRecord: 'On the record',
    asRead: `How ${brand.name} reads it`,
    ruling: 'What the court ruled',
    impact: 'In short',
    background: 'Background',
    legalIssues: 'Questions before the court',
    proceduralHistory: 'History of the case',
    majority: 'Holding',
    reasoning: 'Reasoning',
    quotation: 'From the opinion',
    paraphrase: 'In our words, not a quotation',
    application: `How ${brand.name} uses it`,
    jurisdictionalSeparation: 'Jurisdictional separation',
    practicalImplication: 'Practical implication',
    operationalAdvantage: 'Operational advantage',
    precedentialValue: 'Precedential value',
    reception: 'How courts see that reading',
  },
};
