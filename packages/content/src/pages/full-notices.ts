import { brand, brandKey } from '../brand.ts';
import { claim, claimedFigures, claimList } from '../claim.ts';
import type { FullNotices } from '../schema/full-notices.ts';

export type { FullNotices, NoticeSection } from '../schema/full-notices.ts';

const download = (title: string, name: string) => ({
  label: `Download the ${title} (PDF)`,
  href: `/notices/${brandKey(name)}.pdf`,
});

export const fullNotices: FullNotices = {
  meta: {
    title: `Complete Jurisdictional Notices · ${brand.name}`,
    description: `The eight notices that ${brand.name} publishes, in full, with what it collects about visitors, how long it keeps it, and how to object.`,
  },
  title: 'Complete Jurisdictional Notices',
  badge: 'Mandatory compliance',
  factDateLabel: 'Fact date',
  jurisdictionLabel: 'Jurisdiction',
  navigationTitle: 'On this page',
  sections: [
    {
      anchor: 'sacrosanct-declaration',
      numeral: 'I',
      title: 'Sacrosanct Declaration',
      claims: [
        claim(
          `The organisation declares that the ${brand.jurisdiction} holds exclusive authority over its own affairs.`,
        ),
        claim('The organisation states that it recognises no outside jurisdiction over its members’ trusts.'),
      ],
    },
    {
      anchor: 'legal-foundation',
      numeral: 'II',
      title: 'Legal Foundation',
      claims: [
        claim(
          'The organisation states that it rests on trust law, on published notice, and on the consent of its members.',
        ),
        claim('The organisation’s reading of these sources is its own. Courts have not adopted it.'),
      ],
    },
    {
      anchor: 'notice-to-government-agents',
      numeral: 'III',
      title: 'Notice to Government Agents',
      claims: [
        claim('The organisation asks agents of any government to read these notices before they go on.'),
        claim(
          'The organisation states that entry after notice is trespass. No statute or court ruling provides for this.',
        ),
      ],
    },
    {
      anchor: 'data-collection-notice',
      numeral: 'IV',
      title: 'Data Collection Notice',
      claims: [claim('The organisation states that data about each visit are collected automatically.')],
      lists: [
        {
          title: 'What is collected',
          list: claimList('The organisation lists:', [
            'IP address',
            'Geographic location',
            'Device information',
            'Access timestamp',
            'Referrer',
            'Consent records',
          ]),
        },
        {
          title: 'How it is kept',
          list: claimList('The organisation states:', [
            'Records are retained indefinitely.',
            'Only stewards have access.',
            'Nothing is shared with third parties.',
            'It does not comply with government data requests.',
          ]),
        },
        {
          title: 'Your rights',
          list: claimList('The organisation offers three ways to respond:', [
            `Request access to your data by e-mail: ${brand.email}.`,
            'Leave the site.',
            'Submit a rebuttal.',
          ]),
        },
      ],
    },
    {
      anchor: 'enforcement-procedures',
      numeral: 'V',
      title: 'Enforcement Procedures',
      claims: [
        claim('The organisation publishes a schedule of fees that it says it would claim for trespass.'),
        claim('The organisation set these amounts itself. No court has awarded them.'),
      ],
      figures: claimedFigures('Trespass fees the organisation publishes', [
        { value: '5,000,000 dollars', label: 'per minute per agent, unknowing' },
        { value: '5,000,000 dollars', label: 'per second per agent, willful after notice' },
      ]),
    },
    {
      anchor: 'kingdom-declaration',
      numeral: 'VI',
      title: 'Kingdom Declaration',
      claims: [
        claim(
          'The organisation declares a kingdom of its own, which it describes as a spiritual and trust community.',
        ),
      ],
      download: download('Kingdom Declaration', 'kingdom-declaration'),
    },
    {
      anchor: 'molecular-writ',
      numeral: 'VII',
      title: 'Molecular Writ',
      claims: [
        claim(
          'The organisation states in this writ that a living body and its substance belong to the one who lives in it.',
        ),
      ],
      download: download('Molecular Writ', 'molecular-writ'),
    },
    {
      anchor: 'jurisdictional-proclamation',
      numeral: 'VIII',
      title: 'Jurisdictional Proclamation',
      claims: [claim('The organisation proclaims where it holds its jurisdiction to begin and to end.')],
      download: download('Jurisdictional Proclamation', 'jurisdictional-proclamation'),
    },
  ],
  certificate: {
    title: 'Certificate of Publication',
    text: claim('The organisation certifies that the notices above were published on this site.'),
    dateLabel: 'Publication date',
    publishedOn: '2025-07-30',
  },
  consentWidget: {
    checking: 'Checking jurisdiction notice status...',
    viewed: { title: 'Jurisdiction Notice Viewed', action: 'View the notice again' },
    notViewed: { title: 'View Jurisdiction Notice', action: 'View the notice' },
  },
};
