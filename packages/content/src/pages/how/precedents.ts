import { claim } from '../../claim.ts';
import type { HowPrecedents } from '../../schema/how/precedents.ts';

export const precedents: HowPrecedents = {
  lead: claim(
    'The organisation relies on seven decisions. What each court decided stands apart from what the organisation reads into it.',
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
    asRead: 'As the organisation reads it',
    ruling: 'What the court ruled',
    impact: 'What is made of it',
    background: 'Background',
    legalIssues: 'Questions before the court',
    proceduralHistory: 'Course of the case',
    majority: 'Holding',
    reasoning: 'Reasoning',
    quotation: 'From the opinion',
    paraphrase: 'In our words, not a quotation',
    application: 'How it is used',
    jurisdictionalSeparation: 'Jurisdictional separation',
    practicalImplication: 'Practical implication',
    operationalAdvantage: 'Operational advantage',
    precedentialValue: 'Precedential value',
    reception: 'How courts see that reading',
  },
};
