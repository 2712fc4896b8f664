import { brand } from '../brand.ts';
import { claim, claimList } from '../claim.ts';
import type { Operations } from '../schema/operations.ts';

export type { FiledNotice, Initiative, Operations } from '../schema/operations.ts';

export const operations: Operations = {
  meta: {
    title: `Current Operations · ${brand.name}`,
    description: `What ${brand.name} is working on, the notices it says it filed, and the figures it publishes about itself.`,
  },
  eyebrow: 'For those with the PIN',
  title: 'Current Operations',
  lead: claim(
    'The organisation reports here what it is working on, which notices it says it filed, and how it counts what came of them.',
  ),
  initiatives: {
    title: 'Active Initiatives',
    lead: 'Four pieces of work. The first two come before all others.',
    flag: 'PRIORITY',
    statusLabel: 'Status',
    impactLabel: 'Impact',
    cards: [
      {
        id: 'stewards',
        title: 'Steward encoding',
        priority: true,
        status: 'Under way',
        description: claim(
          'The organisation enters new stewards in its register and prepares each of them for the duties of the office.',
        ),
        impact: claim('The organisation counts 500+ stewards so far, and about 50 more each month.'),
      },
      {
        id: 'notices',
        title: 'Public notices',
        priority: true,
        status: 'Under way',
        description: claim(
          'The organisation writes, sends and publishes notices in which it declares how it understands its standing.',
        ),
        impact: claim('The organisation counts 25 notices filed. Four of them stand on this page.'),
      },
      {
        id: 'trusts',
        title: 'Trust formation',
        priority: false,
        status: 'Open to members',
        description: claim(
          'The organisation forms trusts with members and helps trustees to keep the records.',
        ),
        impact: claim('The organisation counts 12 trusts, and values what they hold at $2.3M+.'),
      },
      {
        id: 'knowledge',
        title: 'Knowledge base',
        priority: false,
        status: 'Growing',
        description: claim(
          'The organisation writes down what it teaches, and lets its experts answer what nobody had asked before.',
        ),
        impact: claim('The organisation promises an answer to each question within 24 hours.'),
      },
    ],
  },
  community: {
    title: 'A community in the making',
    lead: 'Three pillars, as the organisation describes them.',
    pillars: [
      {
        title: 'Remember',
        text: claim(
          'The organisation begins with learning: a shared reading of history, trust law and its own calendar, open to questions.',
        ),
      },
      {
        title: 'Steward',
        text: claim(
          'The organisation asks members to take care of something in common: a notice, a trust, a newcomer, a month of the year.',
        ),
      },
      {
        title: 'Sustain',
        text: claim(
          'The organisation wants members to help one another through disputes, and to share what they learn from licensed advisers.',
        ),
      },
    ],
  },
  notices: {
    title: 'Filed notices',
    lead: 'Four notices in the organisation’s own account. Open one to read what it claims, on what evidence, and what public record says.',
    labels: {
      claims: 'Claims',
      evidence: 'Evidence',
      response: 'Response',
      legalBasis: 'Legal basis',
      dateFiled: 'Date filed',
      standing: 'On public record',
    },
    items: [
      {
        id: 'religious-city-state',
        target: 'A religious city-state',
        status: 'No rebuttal reported',
        description: claim(
          'The organisation disputes that papal decrees of the Middle Ages created a trust over living people.',
        ),
        details: {
          claims: claimList('The organisation states in this notice:', [
            'No decree of a church disposes of the body, the soul or the estate of a living being.',
            'Whatever trust was presumed from such decrees has no beneficiary’s consent.',
          ]),
          evidence: claimList('The organisation encloses:', [
            'the text of Unam Sanctam (1302)',
            'a declaration of its own standing',
            'proof of posting',
          ]),
          response: claim('The organisation reports no answer, and reads that silence as agreement.'),
          legalBasis: claim(
            'The organisation relies on the maxim that an unrebutted statement stands as true in commerce.',
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
          'The organisation states that a monetary body of states has no agreement with individual people.',
        ),
        details: {
          claims: claimList('The organisation states in this notice:', [
            'Agreements between states do not make their people surety for a debt.',
            'Its members have given no such surety.',
          ]),
          evidence: claimList('The organisation encloses:', [
            'the body’s Articles of Agreement (1944)',
            'a declaration for its members',
            'proof of posting',
          ]),
          response: claim('The organisation reports no answer within the 30 days it had set.'),
          legalBasis: claim(
            'The organisation reads the Articles of Agreement as binding on the states that signed them and on no one else.',
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
          'The organisation asks a bank of central banks to state by what right it deals in the credit of living people.',
        ),
        details: {
          claims: claimList('The organisation states in this notice:', [
            'Credit that people’s signatures create belongs to those people.',
            'The bank holds no power of attorney from its members.',
          ]),
          evidence: claimList('The organisation encloses:', [
            'the bank’s Constituent Charter (1930)',
            'its own account of how credit arises',
            'proof of posting',
          ]),
          response: claim('The organisation reports no answer within the 30 days it had set.'),
          legalBasis: claim(
            'The organisation relies on the law of agency: nobody acts for another without authority.',
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
          'The organisation states that a corporation’s charter gives it no authority over people outside its membership.',
        ),
        details: {
          claims: claimList('The organisation states in this notice:', [
            'A charter governs those who belong to the corporation.',
            'Its members belong to none and have signed no such charter.',
          ]),
          evidence: claimList('The organisation encloses:', [
            'extracts from published charters',
            'a register of its own members, by number',
            'proof of posting',
          ]),
          response: claim('The organisation reports an acknowledgement of receipt, and no rebuttal.'),
          legalBasis: claim(
            'The organisation cites United States v. Kis, 658 F.2d 526 (7th Cir. 1981), for the force of an unrebutted affidavit.',
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
    intro: claim('The organisation publishes these figures about itself. Nobody outside it has counted.'),
    figures: [
      { value: '500+', label: 'stewards encoded', note: '+50 per month' },
      { value: '25', label: 'notices filed' },
      { value: '12', label: 'trusts' },
      { value: '$2.3M+', label: 'assets' },
    ],
  },
  closing: {
    title: 'Read on, or ask',
    text: 'The notices stand on this site in full. Questions about any of them are welcome.',
    actions: [
      { label: 'Read the full notices', to: { kind: 'route', path: '/full-notices' } },
      { label: 'Ask a question', to: { kind: 'route', path: '/contact' } },
    ],
  },
};
