import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { CourtCase } from '../../../schema/how/cases.ts';

export const brady: CourtCase = {
  id: 'brady-v-united-states',
  title: 'Brady v. United States',
  citation: '397 U.S. 742 (1970)',
  court: 'Supreme Court of the United States',
  principle: 'Informed waiver',
  year: '1970',
  ruling:
    'A guilty plea that is voluntary and informed stands, even if fear of a heavier sentence was a reason for it.',
  background:
    'Robert Brady was charged with kidnapping in 1959, pleaded guilty, and years later asked a court to set the plea aside.',
  fullBackground:
    'The statute allowed a death sentence only where a jury recommended it. Brady first pleaded not guilty; when he learnt that his co-defendant would testify, he pleaded guilty and was sentenced to 50 years, later reduced to 30. In 1967 he argued that the statute had pressed him into the plea. In 1968 the Court struck its death-penalty clause down in United States v. Jackson, 390 U.S. 570.',
  legalIssues: [
    'Is a plea involuntary because a statute puts a price on going to trial?',
    'What must an accused know in order to give up the right to a trial?',
  ],
  proceduralHistory: [
    'District Court for the District of New Mexico: relief denied; the plea had been voluntary.',
    'Court of Appeals for the Tenth Circuit: affirmed.',
    'Supreme Court, 4 May 1970: affirmed, opinion by Justice White.',
  ],
  courtHolding: {
    majority:
      'The plea stood. Brady had counsel and knew the charge, and a later change in the law does not undo a plea that was sound when it was made.',
    reasoning:
      'A plea gives up the right to be tried, so it must be a knowing and voluntary act. That it was also meant to limit the penalty does not make it compelled.',
    keyQuote: {
      text: 'Waivers of constitutional rights not only must be voluntary but must be knowing, intelligent acts done with sufficient awareness of the relevant circumstances and likely consequences.',
      kind: 'quotation',
    },
  },
  impact: claim(
    `${brand.name} reads it as saying that no one gives up a right by a form whose consequences no one explained.`,
  ),
  application: claim(
    `${brand.name} cites it against the idea that registrations and applications waive anything.`,
  ),
  comprehensiveApplication: {
    jurisdictionalSeparation: claim(
      `${brand.name} holds that consent which was never informed moves no one from one jurisdiction into another.`,
    ),
    practicalImplication: claim(
      `${brand.name} advises its readers to ask what a signature is taken to mean before they give it.`,
    ),
    operationalAdvantage: claim(
      `${brand.name} values that the rule puts the duty to explain on whoever relies on the waiver.`,
    ),
    precedentialValue: claim(`${brand.name} treats it as the test for every consent it discusses.`),
  },
  reception:
    'The rule is about an accused person’s rights at trial, and Brady lost. Registering a birth, a car or a business waives none of them, and a duty under a statute applies even if no one explained the statute first.',
};
