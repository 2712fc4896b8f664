import { brand, brandKey } from '../brand.ts';
import { claim, claimedFigures, claimList } from '../claim.ts';
import type { FullNotices, NoticeSection } from '../schema/full-notices.ts';

export type { FullNotices, NoticeSection } from '../schema/full-notices.ts';

type Download = NonNullable<NoticeSection['download']>;

const download = (title: string, file: Download['file']): Download => ({
  label: `Download the ${title} (PDF)`,
  file,
  name: `${brandKey(file)}.pdf`,
});

export const fullNotices: FullNotices = {
  meta: {
    title: `Complete Jurisdictional Notices · ${brand.name}`,
    description: `The eight notices that ${brand.name} publishes, in full, with what it collects about visitors, how long it keeps it, and how to object.`,
  },
  eyebrow: 'Notices',
  title: 'Complete Jurisdictional Notices',
  lead: claim(
    'Eight notices, in full, as the organisation publishes them. Beside each stands what law and public record say.',
  ),
  badge: 'Mandatory compliance',
  factDateLabel: 'Fact date',
  jurisdictionLabel: 'Jurisdiction',
  navigationTitle: 'On this page',
  factLabel: 'What law and public record say',
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
      articles: [
        {
          title: 'What it calls sacrosanct',
          claims: [
            claim(
              'The organisation names four things that it holds sacred: life, conscience, a person’s word, and what is held in trust for others.',
            ),
          ],
        },
        {
          title: 'To whom it speaks',
          claims: [
            claim(
              'The organisation addresses this declaration to everybody who opens the site, and publishes it so that nobody need guess at its terms.',
            ),
          ],
        },
      ],
      fact: 'A private body may order its own affairs by deed and by the consent of its members. It cannot declare itself or them out of reach of the courts: whatever status a person claims, “that person is not beyond the jurisdiction of the courts” (United States v. Benabe, 654 F.3d 753, 7th Cir. 2011).',
    },
    {
      anchor: 'legal-foundation',
      numeral: 'II',
      title: 'Legal Foundation',
      claims: [
        claim(
          'The organisation states that it rests on trust law, on published notice, and on the consent of its members.',
        ),
      ],
      articles: [
        {
          title: 'Trust law',
          claims: [
            claim(
              'The organisation begins with the trust: property that one person holds for the good of another. It reads a private realm into it.',
            ),
          ],
        },
        {
          title: 'Published notice',
          claims: [
            claim(
              'The organisation holds that a notice which is published, and not rebutted, stands as true.',
            ),
          ],
        },
        {
          title: 'Consent',
          claims: [
            claim('The organisation holds that authority over a person begins with that person’s consent.'),
          ],
        },
      ],
      fact: 'Trusts are real and courts enforce them (Knight v Knight (1840) 49 ER 58). The rest is the organisation’s own reading, and courts have not adopted it: as a rule silence is no agreement (Felthouse v Bindley (1862) 142 ER 1037; Restatement (Second) of Contracts § 69), and statutes bind without individual consent.',
    },
    {
      anchor: 'notice-to-government-agents',
      numeral: 'III',
      title: 'Notice to Government Agents',
      claims: [
        claim('The organisation asks agents of any government to read these notices before they go on.'),
        claim('The organisation states that entry after notice is trespass.'),
      ],
      lists: [
        {
          title: 'What an agent is asked for',
          list: claimList('The organisation asks an agent to give, in writing:', [
            'name and office',
            'the authority by which the agent acts',
            'the purpose of the visit',
          ]),
        },
      ],
      fact: 'No statute or court ruling makes it trespass to read this site, and an officer may act on a warrant or other lawful authority whatever a notice says. Hindering an officer is an offence in most places. If one comes to you, stay calm, ask for a lawyer, and let a court decide who was right.',
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
            'Device info',
            'Access timestamp',
            'Referrer',
            'Consent records',
          ]),
        },
        {
          title: 'How it is kept',
          list: claimList('The organisation states:', [
            'Indefinite retention',
            'Access only by stewards',
            'No third-party sharing',
            'No compliance with government data requests',
          ]),
        },
        {
          title: 'Your rights',
          list: claimList('The organisation offers three ways to respond:', [
            `Request access by e-mail: ${brand.email}`,
            'Leave the site',
            'Submit a rebuttal',
          ]),
        },
      ],
      fact: 'A valid order of a court binds whoever runs this site, whatever stands above. The law where you live may give you more, such as the right to have data erased. What is stored in fact, and how to have it erased, stands in the privacy policy.',
      links: [
        { label: 'Read the privacy policy', path: '/privacy-policy' },
        { label: 'Write a rebuttal', path: '/contact' },
      ],
    },
    {
      anchor: 'enforcement-procedures',
      numeral: 'V',
      title: 'Enforcement Procedures',
      claims: [
        claim('The organisation publishes a schedule of fees that it says it would claim for trespass.'),
        claim('The organisation set these amounts itself.'),
      ],
      figures: claimedFigures('Trespass fees the organisation publishes', [
        { value: '5,000,000 dollars', label: 'per minute per agent, unknowing' },
        { value: '5,000,000 dollars', label: 'per second per agent, willful after notice' },
      ]),
      articles: [
        {
          title: 'The order of things',
          claims: [
            claim(
              'The organisation describes three stages: the notice is published, time is left for a rebuttal, and what was done without one is written down.',
            ),
          ],
        },
      ],
      fact: 'No court has awarded such fees, and a notice creates no debt. To file a lien or a false claim against an officer on such a ground is a crime (18 U.S.C. § 1521, and laws of many states and countries).',
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
      articles: [
        {
          title: 'Name and seat',
          claims: [
            claim(
              `The organisation calls it the ${brand.jurisdiction}. It claims no land: it says that its seat is wherever its members keep their word.`,
            ),
          ],
        },
        {
          title: 'Who belongs to it',
          claims: [
            claim(
              'The organisation counts as its people those who join of their own free will. It says that each may leave again, and that nobody is born into it.',
            ),
          ],
        },
        {
          title: 'Stewardship',
          claims: [
            claim(
              'The organisation calls those who serve it stewards. It states that they hold what is entrusted to them for others, and answer for it.',
            ),
          ],
        },
        {
          title: 'Peace',
          claims: [
            claim(
              'The organisation declares itself at peace with everybody. It states that it keeps no arms, threatens nobody and asks the same.',
            ),
          ],
        },
      ],
      fact: 'In international law a state has a permanent population, a defined territory, a government, and the capacity to enter into relations with other states (Montevideo Convention, 1933, article 1). A declaration makes none, no state is known to have recognised this one, and belonging to it changes neither citizenship nor duties.',
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
      articles: [
        {
          title: 'What it covers',
          claims: [
            claim(
              'The organisation means by substance the body whole and in part: its cells, its blood, its breath, and the record of its inheritance.',
            ),
          ],
        },
        {
          title: 'Custody',
          claims: [
            claim(
              'The organisation holds that what leaves the body remains in the keeping of the one it came from, unless that person has given it away knowingly.',
            ),
          ],
        },
        {
          title: 'Use and return',
          claims: [
            claim(
              'The organisation asks whoever wishes to keep, study or sell such substance to ask first, in plain words, and to give it back on request.',
            ),
          ],
        },
      ],
      fact: 'A writ is an order of a court, and this is none. Courts differ on who owns what has left the body: in Moore v. Regents of the University of California, 51 Cal. 3d 120 (1990), a patient had no property in removed cells, though his doctor had to tell him of his interest in them; in Yearworth v North Bristol NHS Trust [2009] EWCA Civ 37 the men who had stored samples did own them.',
      download: download('Molecular Writ', 'molecular-writ'),
    },
    {
      anchor: 'jurisdictional-proclamation',
      numeral: 'VIII',
      title: 'Jurisdictional Proclamation',
      claims: [claim('The organisation proclaims where it holds its jurisdiction to begin and to end.')],
      articles: [
        {
          title: 'Where it begins',
          claims: [
            claim(
              'The organisation holds that its jurisdiction begins with its own trusts, its own records, and this site.',
            ),
          ],
        },
        {
          title: 'Where it ends',
          claims: [
            claim(
              'The organisation holds that it ends where another person’s begins. It claims no authority over anybody who has not given it.',
            ),
          ],
        },
        {
          title: 'How it is made known',
          claims: [
            claim(
              'The organisation publishes this proclamation here, dates it, and invites whoever disagrees to say so in writing.',
            ),
          ],
        },
      ],
      fact: 'Jurisdiction comes from constitutions, statutes and treaties. “The jurisdiction of the nation within its own territory is necessarily exclusive and absolute” (The Schooner Exchange v. McFaddon, 11 U.S. (7 Cranch) 116, 1812). No private proclamation adds to it or takes from it.',
      download: download('Jurisdictional Proclamation', 'jurisdictional-proclamation'),
    },
  ],
  document: {
    language: 'en-GB',
    series: 'Jurisdictional Notices',
    notice: 'Notice {numeral} of VIII',
    page: 'Page {n} of {of}',
    status: 'These statements are the organisation’s own and unverified. They are not legal advice.',
    note: 'The statements in this document are the organisation’s own. Nobody has verified them, and they are not legal, tax or financial advice. They do not change what any law, court order, tax or debt requires of you: before you act on them, ask a lawyer who is licensed where you live.',
  },
  certificate: {
    eyebrow: 'Notices I to VIII',
    title: 'Certificate of Publication',
    text: claim('The organisation certifies that notices I to VIII were published on its site.'),
    dateLabel: 'Publication date',
    publishedOn: '2025-07-30',
    livingLabel: 'In living time',
    byLabel: 'Published by',
    note: 'It certifies that they were published, and nothing about what they say.',
  },
  consentWidget: {
    checking: 'Checking jurisdiction notice status...',
    viewed: { title: 'Jurisdiction Notice Viewed', action: 'View the notice again' },
    notViewed: { title: 'View Jurisdiction Notice', action: 'View the notice' },
    data: { label: 'See what is held about this browser', path: '/your-data' },
  },
};
