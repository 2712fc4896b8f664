import { brand, brandKey, toDocumentTitle } from '../brand.ts';
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
    title: toDocumentTitle('Complete Jurisdictional Notices'),
    description: `The eight notices ${brand.name} publishes, in full: what it declares, what it collects about visitors, how long it keeps it, and how to object.`,
  },
  eyebrow: 'Notices',
  title: 'Complete Jurisdictional Notices',
  lead: claim(
    `${brand.name}’s eight notices, in full. Beside each one is what the law and the public record say.`,
  ),
  badge: 'Mandatory compliance',
  factDateLabel: 'Fact date',
  jurisdictionLabel: 'Jurisdiction',
  navigationTitle: 'On this page',
  factLabel: 'On the record',
  sections: [
    {
      anchor: 'sacrosanct-declaration',
      numeral: 'I',
      title: 'Sacrosanct Declaration',
      claims: [
        claim(
          `${brand.name} declares that the ${brand.jurisdiction} holds exclusive authority over its own affairs. It recognises no outside jurisdiction over its members’ trusts.`,
        ),
      ],
      articles: [
        {
          title: `What ${brand.name} holds sacred`,
          claims: [
            claim(
              `${brand.name} names four things that it holds sacred: life, conscience, a person’s word, and what is held in trust for others.`,
            ),
          ],
        },
        {
          title: 'Who it addresses',
          claims: [
            claim(
              `Everyone who opens the site. ${brand.name} publishes it so that no one has to guess its terms.`,
            ),
          ],
        },
      ],
      fact: 'A private body can run its own affairs by deed and with its members’ consent. It cannot put itself or them beyond the courts: whatever status a person claims, “that person is not beyond the jurisdiction of the courts” (United States v. Benabe, 654 F.3d 753, 7th Cir. 2011).',
    },
    {
      anchor: 'legal-foundation',
      numeral: 'II',
      title: 'Legal Foundation',
      claims: [claim(`${brand.name} says it rests on trust law, published notice and its members’ consent.`)],
      articles: [
        {
          title: 'Trust law',
          claims: [
            claim(
              `${brand.name} starts from the trust: property that one person holds for the good of another. It reads a private realm into it.`,
            ),
          ],
        },
        {
          title: 'Published notice',
          claims: [
            claim(`${brand.name} holds that a published notice stands as true unless someone rebuts it.`),
          ],
        },
        {
          title: 'Consent',
          claims: [
            claim(`${brand.name} holds that authority over a person begins with that person’s consent.`),
          ],
        },
      ],
      fact: `Trusts are real and courts enforce them (Knight v Knight (1840) 49 ER 58). The rest is ${brand.name}’s own reading, and courts have not adopted it: silence is generally not agreement (Felthouse v Bindley (1862) 142 ER 1037; Restatement (Second) of Contracts § 69), and statutes bind people without their individual consent.`,
    },
    {
      anchor: 'notice-to-government-agents',
      numeral: 'III',
      title: 'Notice to Government Agents',
      claims: [
        claim(
          `${brand.name} asks agents of any government to read these notices before they go on. It says that entry after notice is trespass.`,
        ),
      ],
      lists: [
        {
          title: `What ${brand.name} asks agents for`,
          list: claimList(`${brand.name} asks agents to state in writing:`, [
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
      claims: [claim(`${brand.name} collects data about each visit automatically.`)],
      lists: [
        {
          title: 'What we collect',
          list: claimList(`${brand.name} lists:`, [
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
          list: claimList(`${brand.name} says:`, [
            'Indefinite retention',
            'Access only by stewards',
            'No third-party sharing',
            'No compliance with government data requests',
          ]),
        },
        {
          title: 'Your rights',
          list: claimList(`${brand.name} offers three ways to respond:`, [
            `Request access by email: ${brand.email}`,
            'Leave the site',
            'Submit a rebuttal',
          ]),
        },
      ],
      fact: 'A valid court order binds whoever runs this site, whatever this notice says. The law where you live may give you more rights, such as having your data erased. The privacy policy says what is actually stored and how to erase it.',
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
        claim(
          `${brand.name} publishes a schedule of fees it says it would claim for trespass. It set these amounts itself.`,
        ),
      ],
      figures: claimedFigures(`Trespass fees ${brand.name} publishes`, [
        { value: '5,000,000 dollars', label: 'per minute per agent, unknowing' },
        { value: '5,000,000 dollars', label: 'per second per agent, willful after notice' },
      ]),
      articles: [
        {
          title: 'The three stages',
          claims: [
            claim(
              `First ${brand.name} publishes the notice. Then it leaves time for a rebuttal. Then it records what was done without one.`,
            ),
          ],
        },
      ],
      fact: 'No court has awarded such fees, and a notice creates no debt. Filing a lien or a false claim against an officer on this basis is a crime (18 U.S.C. § 1521, and laws of many states and countries).',
    },
    {
      anchor: 'kingdom-declaration',
      numeral: 'VI',
      title: 'Kingdom Declaration',
      claims: [
        claim(
          `${brand.name} declares a kingdom of its own, which it describes as a spiritual and trust community.`,
        ),
      ],
      articles: [
        {
          title: 'Name and seat',
          claims: [
            claim(
              `${brand.name} calls it the ${brand.jurisdiction}. It claims no land: its seat, it says, is wherever its members keep their word.`,
            ),
          ],
        },
        {
          title: 'Who belongs to it',
          claims: [
            claim(
              `${brand.name} counts as its people those who join freely. Anyone may leave, it says, and no one is born into it.`,
            ),
          ],
        },
        {
          title: 'Stewardship',
          claims: [
            claim(
              `${brand.name} calls those who serve it stewards. It states that they hold what is entrusted to them for others, and answer for it.`,
            ),
          ],
        },
        {
          title: 'Peace',
          claims: [
            claim(
              `${brand.name} declares itself at peace with everyone. It says it keeps no arms, threatens no one and asks the same.`,
            ),
          ],
        },
      ],
      fact: 'In international law a state has a permanent population, a defined territory, a government, and the capacity to enter into relations with other states (Montevideo Convention, 1933, article 1). A declaration does not create one. No state is known to have recognised this one, and joining it changes neither your citizenship nor your duties.',
      download: download('Kingdom Declaration', 'kingdom-declaration'),
    },
    {
      anchor: 'molecular-writ',
      numeral: 'VII',
      title: 'Molecular Writ',
      claims: [
        claim(
          `${brand.name} states in this writ that a living body and its substance belong to the one who lives in it.`,
        ),
      ],
      articles: [
        {
          title: 'What it covers',
          claims: [
            claim(
              `By substance ${brand.name} means the body, whole and in part: its cells, blood and breath, and the record of its inheritance.`,
            ),
          ],
        },
        {
          title: 'Custody',
          claims: [
            claim(
              `What leaves the body, ${brand.name} holds, stays in the keeping of the person it came from, unless that person knowingly gave it away.`,
            ),
          ],
        },
        {
          title: 'Use and return',
          claims: [
            claim(
              `${brand.name} asks anyone who wants to keep, study or sell such substance to ask first, in plain words, and to give it back on request.`,
            ),
          ],
        },
      ],
      fact: 'A writ is a court order, and this is not one. Courts differ on who owns what has left the body. In Moore v. Regents of the University of California, 51 Cal. 3d 120 (1990), a patient had no property in removed cells, though his doctor had to tell him of his interest in them. In Yearworth v North Bristol NHS Trust [2009] EWCA Civ 37, the men who had stored samples did own them.',
      download: download('Molecular Writ', 'molecular-writ'),
    },
    {
      anchor: 'jurisdictional-proclamation',
      numeral: 'VIII',
      title: 'Jurisdictional Proclamation',
      claims: [claim(`${brand.name} proclaims where it holds that its jurisdiction begins and ends.`)],
      articles: [
        {
          title: 'Where it begins',
          claims: [
            claim(`It begins, ${brand.name} holds, with its own trusts, its own records and this site.`),
          ],
        },
        {
          title: 'Where it ends',
          claims: [
            claim(
              `It ends where another person’s begins. ${brand.name} claims no authority over anyone who has not given it.`,
            ),
          ],
        },
        {
          title: 'How it is published',
          claims: [
            claim(
              `${brand.name} publishes this proclamation here, dates it, and invites anyone who disagrees to say so in writing.`,
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
    status: `These claims are ${brand.name}’s own and unverified. They are not legal advice.`,
    note: `The claims in this document are ${brand.name}’s own. No one has verified them, and they are not legal, tax or financial advice. They do not change what any law, court order, tax or debt requires of you. Before you act on them, ask a lawyer licensed where you live.`,
  },
  certificate: {
    eyebrow: 'Notices I to VIII',
    title: 'Certificate of Publication',
    text: claim(`${brand.name} certifies that notices I to VIII were published on its site.`),
    dateLabel: 'Publication date',
    publishedOn: '2025-07-30',
    livingLabel: 'In living time',
    byLabel: 'Published by',
    note: 'It certifies only that they were published, not that what they say is true.',
  },
  consentWidget: {
    checking: 'Checking jurisdiction notice status...',
    viewed: { title: 'Jurisdiction Notice Viewed', action: 'View the notice again' },
    notViewed: { title: 'View Jurisdiction Notice', action: 'View the notice' },
    data: { label: 'See the data we hold about this browser', path: '/your-data' },
  },
};
