import { brand } from '../../brand.ts';
import { claim, claimedFigures, claimList } from '../../claim.ts';
import type { HowPapalBulls } from '../../schema/how/papal-bulls.ts';

export type { NoticeStep } from '../../schema/how/papal-bulls.ts';

const served = (...entities: string[]) => claimList(`Served, according to ${brand.name}`, entities);

export const papalBulls: HowPapalBulls = {
  lead: claim(
    `${brand.name} says it went up the chain it describes, one notice at a time, and gave each recipient time to answer.`,
  ),
  stepLabel: 'Step {n}',
  steps: [
    {
      step: 'Notice to a religious city-state',
      detail: claim(
        `${brand.name} states that it rebutted the three bulls where they were issued, and asked for the claims in them to be withdrawn.`,
      ),
      entities: served('The Holy See', 'Vatican City State', 'The Secretariat of State'),
    },
    {
      step: 'Notice to an international monetary body',
      detail: claim(
        `${brand.name} states that it asked on what authority the credit of living people is counted among the resources of states.`,
      ),
      entities: served('The International Monetary Fund', 'Its Board of Governors', 'Its Executive Board'),
    },
    {
      step: 'Notice to an international settlements bank',
      detail: claim(
        `${brand.name} states that it asked for an account of any obligation that is settled against certificates of birth.`,
      ),
      entities: served('The Bank for International Settlements', 'Its Board of Directors'),
    },
    {
      step: 'Notice to a crown corporation',
      detail: claim(
        `The notice declares the presumption of 1666 rebutted, and informs the body ${brand.name} regards as its heir.`,
      ),
      entities: served('The Crown, as a corporation sole', 'The City of London Corporation'),
    },
  ],
  figures: claimedFigures(`${brand.name}’s own figures about its notices, not verified`, [
    { value: '30-day', label: 'rebuttal window' },
    { value: '195+', label: 'countries notified' },
    { value: '0', label: 'rebuttals' },
    { value: '100%', label: 'jurisdiction' },
  ]),
  record:
    'A letter that gets no reply changes no one’s rights. States, churches and international bodies don’t have to answer private notices, and courts do not treat their silence as withdrawal, waiver or consent.',
};
