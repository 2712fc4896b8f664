import { brand } from '../../../brand.ts';
import { claim } from '../../../claim.ts';
import type { CourtCase } from '../../../schema/how/cases.ts';

export const bond: CourtCase = {
  id: 'bond-v-united-states',
  title: 'Bond v. United States',
  citation: '564 U.S. 211 (2011)',
  court: 'Supreme Court of the United States',
  principle: 'Limits of government',
  year: '2011',
  ruling:
    'A person charged under a federal statute may argue that Congress had no power to enact it and intruded on what is reserved to the states.',
  background:
    'Carol Anne Bond put caustic substances where a former friend would touch them, and was charged under a statute that carries out a treaty on chemical weapons.',
  fullBackground:
    'The friend suffered a minor burn. Federal investigators identified Bond, and she was indicted under 18 U.S.C. § 229, the statute for the Chemical Weapons Convention. She argued that punishing such an act belongs to the states, pleaded guilty on condition that she could appeal, and was told that only a state could raise that argument.',
  legalIssues: [
    'May an individual challenge a federal statute as an intrusion on powers reserved to the states?',
    'Do the principles of federalism protect only states, or individuals too?',
  ],
  proceduralHistory: [
    'District Court for the Eastern District of Pennsylvania: motion to dismiss denied; conditional plea of guilty.',
    'Court of Appeals for the Third Circuit, 581 F.3d 128 (2009): no standing to raise the point.',
    'Supreme Court, 16 June 2011: reversed unanimously, opinion by Justice Kennedy.',
    'Second decision, 572 U.S. 844 (2014): the statute did not reach her conduct.',
  ],
  courtHolding: {
    majority:
      'Bond had standing. A person harmed by a statute may object that it exceeds the powers of Congress, and the right to do so does not belong to a state alone.',
    reasoning:
      'The division of power between the Union and the states exists to protect the liberty of individuals too, and laws beyond the delegated powers put that liberty at stake.',
    keyQuote: {
      text: 'The individual, in a proper case, can assert injury from governmental action taken in excess of the authority that federalism defines.',
      kind: 'quotation',
    },
  },
  impact: claim(
    `${brand.name} reads it as saying that a living individual may hold a government to the limits of its powers.`,
  ),
  application: claim(`${brand.name} cites it for the standing of one individual against a whole state.`),
  comprehensiveApplication: {
    jurisdictionalSeparation: claim(
      `${brand.name} takes the limits of federal power as limits of jurisdiction over the individual.`,
    ),
    practicalImplication: claim(
      `${brand.name} encourages its readers to ask under which power a rule was made.`,
    ),
    operationalAdvantage: claim(`${brand.name} values that the decision is recent and was unanimous.`),
    precedentialValue: claim(`${brand.name} treats it as the modern companion of the 1906 decision.`),
  },
  reception:
    'Bond made her argument in court and under the Constitution, and that is what the decision allows. It puts no one beyond a court’s reach: United States v. Benabe, 654 F.3d 753 (7th Cir. 2011), rejected such claims the same year.',
};
