import { brand, toDocumentTitle } from '../brand.ts';
import { claim, claimList } from '../claim.ts';
import type { Operations } from '../schema/operations.ts';

export type { FiledNotice, Initiative, Operations } from '../schema/operations.ts';

export const operations: Operations = {
  meta: {
    title: toDocumentTitle('Current Operations'),
    description: `What ${brand.name} is working on, the notices it says it has filed, and the figures it publishes about itself.`,
  },
  eyebrow: 'For PIN holders',
  title: 'Current Operations',
  lead: claim(
    `What ${brand.name} is working on, which notices it says it has filed, and what it says came of them.`,
  ),
  initiatives: {
    title: 'Active Initiatives',
    lead: 'Four projects. The first two have priority.',
    flag: 'PRIORITY',
    statusLabel: 'Status',
    impactLabel: 'Impact',
    cards: [
      {
        id: 'stewards',
        title: 'Steward encoding',
        priority: true,
        status: 'Under way',
        description: claim(`${brand.name} registers new stewards and prepares them for their duties.`),
        impact: claim(`${brand.name} counts 500+ stewards so far, and about 50 more each month.`),
      },
      {
        id: 'notices',
        title: 'Public notices',
        priority: true,
        status: 'Under way',
        description: claim(
          `${brand.name} writes, sends and publishes notices that declare how it understands its standing.`,
        ),
        impact: claim(`${brand.name} counts 25 notices filed. Four of them are on this page.`),
      },
      {
        id: 'trusts',
        title: 'Trust formation',
        priority: false,
        status: 'Open to members',
        description: claim(`${brand.name} sets up trusts with members and helps trustees keep the records.`),
        impact: claim(`${brand.name} counts 12 trusts and values what they hold at $2.3M+.`),
      },
      {
        id: 'knowledge',
        title: 'Knowledge base',
        priority: false,
        status: 'Growing',
        description: claim(
          `${brand.name} writes down what it teaches, and its experts answer what no one had asked before.`,
        ),
        impact: claim(`${brand.name} promises an answer to every question within 24 hours.`),
      },
    ],
  },
  community: {
    title: 'Community building',
    lead: `Three pillars, as ${brand.name} describes them.`,
    pillars: [
      {
        title: 'Remember',
        text: claim(
          `${brand.name} begins with learning: a shared reading of history, trust law and its own calendar, open to questions.`,
        ),
      },
      {
        title: 'Steward',
        text: claim(
          `${brand.name} asks members to take care of something in common: a notice, a trust, a newcomer, a month of the year.`,
        ),
      },
      {
        title: 'Sustain',
        text: claim(
          `${brand.name} wants members to help one another through disputes, and to share what they learn from licensed advisers.`,
        ),
      },
    ],
  },
  notices: {
    title: 'Filed notices',
    lead: `Four notices, as ${brand.name} reports them. Open one to read its claims, its evidence, and what the public record says.`,
    labels: {
      claims: 'Claims',
      evidence: 'Evidence',
      response: 'Response',
      legalBasis: 'Legal basis',
      dateFiled: 'Date filed',
      standing: 'On the record',
    },
    items: [
      {
        id: 'religious-city-state',
        target: 'A religious city-state',
        status: 'No rebuttal reported',
        description: claim(
          `${brand.name} disputes that medieval papal decrees created a trust over living people.`,
        ),
        details: {
          claims: claimList(`In this notice, ${brand.name} states:`, [
            'No decree of a church disposes of the body, the soul or the estate of a living being.',
            'Whatever trust was presumed from such decrees has no beneficiary’s consent.',
          ]),
          evidence: claimList(`${brand.name} enclosed:`, [
            'the text of Unam Sanctam (1302)',
            `a declaration of ${brand.name}’s standing`,
            'proof of posting',
          ]),
          response: claim(`${brand.name} reports no answer and reads that silence as agreement.`),
          legalBasis: claim(
            `${brand.name} relies on the maxim that an unrebutted statement stands as true in commerce.`,
          ),
          dateFiled: '2024-07-04',
        },
        standing:
          'Papal bulls are documents of church history and are not law in any civil court. Silence is agreement only where there is a duty to answer.',
      },
      {
        id: 'monetary-body',
        target: 'An international monetary body',
        status: 'No rebuttal reported',
        description: claim(
          `${brand.name} says a monetary body of states has no agreement with individual people.`,
        ),
        details: {
          claims: claimList(`In this notice, ${brand.name} states:`, [
            'Agreements between states do not make their people surety for a debt.',
            `${brand.name}’s members have given no such surety.`,
          ]),
          evidence: claimList(`${brand.name} enclosed:`, [
            'the body’s Articles of Agreement (1944)',
            'a declaration for its members',
            'proof of posting',
          ]),
          response: claim(`${brand.name} reports no answer within the 30 days it had set.`),
          legalBasis: claim(
            `${brand.name} reads the Articles of Agreement as binding only on the states that signed them.`,
          ),
          dateFiled: '2024-08-01',
        },
        standing:
          'The Articles bind member states. They neither create nor cancel what a person owes under a contract or a national tax law.',
      },
      {
        id: 'settlements-bank',
        target: 'An international settlements bank',
        status: 'No rebuttal reported',
        description: claim(
          `${brand.name} asks a bank of central banks by what right it deals in living people’s credit.`,
        ),
        details: {
          claims: claimList(`In this notice, ${brand.name} states:`, [
            'Credit that people’s signatures create belongs to those people.',
            `The bank holds no power of attorney from ${brand.name}’s members.`,
          ]),
          evidence: claimList(`${brand.name} enclosed:`, [
            'the bank’s Constituent Charter (1930)',
            `${brand.name}’s account of how credit arises`,
            'proof of posting',
          ]),
          response: claim(`${brand.name} reports no answer within the 30 days it had set.`),
          legalBasis: claim(
            `${brand.name} relies on the law of agency: no one acts for another without authority.`,
          ),
          dateFiled: '2024-08-29',
        },
        standing:
          'The bank serves central banks and international organisations and keeps no accounts of private people. Courts have rejected claims that people hold secret accounts of this kind.',
      },
      {
        id: 'crown-corporation',
        target: 'A crown corporation',
        status: 'Receipt acknowledged',
        description: claim(
          `${brand.name} says a corporation’s charter gives it no authority over people outside its membership.`,
        ),
        details: {
          claims: claimList(`In this notice, ${brand.name} states:`, [
            'A charter governs those who belong to the corporation.',
            `${brand.name}’s members belong to no such corporation and have signed no such charter.`,
          ]),
          evidence: claimList(`${brand.name} enclosed:`, [
            'extracts from published charters',
            `a register of ${brand.name}’s members, by number`,
            'proof of posting',
          ]),
          response: claim(`${brand.name} reports an acknowledgement of receipt, and no rebuttal.`),
          legalBasis: claim(
            `${brand.name} cites United States v. Kis, 658 F.2d 526 (7th Cir. 1981), for the force of an unrebutted affidavit.`,
          ),
          dateFiled: '2024-09-26',
        },
        standing:
          'Kis concerns the affidavits by which a tax authority shows good cause to enforce a summons in court. It gives no force to notices sent by private people.',
      },
    ],
  },
  impact: {
    title: 'Measurable Impact',
    intro: claim(`${brand.name} publishes these figures about itself. No one outside it has checked them.`),
    figures: [
      { value: '500+', label: 'stewards encoded', note: '+50 per month' },
      { value: '25', label: 'notices filed' },
      { value: '12', label: 'trusts' },
      { value: '$2.3M+', label: 'assets' },
    ],
  },
  closing: {
    title: 'Read on, or ask',
    text: 'Read the full notices on this site, or ask us about any of them.',
    actions: [
      { label: 'Read the full notices', to: { kind: 'route', path: '/full-notices' } },
      { label: 'Ask a question', to: { kind: 'route', path: '/contact' } },
    ],
  },
};
