import { brand } from '../brand.ts';
import { claim } from '../claim.ts';
import type { Action } from '../schema/link.ts';
import type { Trusts } from '../schema/trusts.ts';

export type { Trusts, TrustParty } from '../schema/trusts.ts';

const book: Action = { label: 'Schedule Call', to: { kind: 'external', url: brand.bookingUrl } };

export const trusts: Trusts = {
  meta: {
    title: `Trusts · ${brand.name}`,
    description: `What a trust is, what ${brand.name} includes in one, how it is set up, what it costs, and what it does and does not do in law.`,
  },
  eyebrow: 'Trusts',
  title: 'A trust, in plain words',
  lead: claim(
    'The organisation forms private trusts with its members, and describes them as a shelter for family, home and work.',
  ),
  actions: [book, { label: 'Compare Authority Systems', to: { kind: 'route', path: '/us-vs-them' } }],
  structure: {
    title: 'What a trust is',
    lead: 'A promise about property that the law enforces: one person hands it over, another looks after it, and others have the good of it.',
    claim: claim(
      'The organisation builds each of its trusts on these four parts, and adds a declaration of standing of its own. That declaration is no part of trust law.',
    ),
    drawing: {
      title: 'How the four parts of a trust belong together',
      transfers: 'transfers',
      holds: 'holds and manages',
      benefit: 'for the benefit of',
    },
    parties: [
      {
        id: 'settlor',
        name: 'Settlor',
        short: 'sets it up',
        text: 'Decides what the trust is for, signs the deed, and transfers the property. What was never transferred is not in the trust.',
      },
      {
        id: 'trustee',
        name: 'Trustee',
        short: 'looks after it',
        text: 'Owns the property in law, and must use it only as the deed says: with care, with records, and for no gain of their own.',
      },
      {
        id: 'property',
        name: 'Trust property',
        short: 'what it is about',
        text: 'A home, savings, shares, a business, an idea: anything that can be owned, listed one by one.',
      },
      {
        id: 'beneficiaries',
        name: 'Beneficiaries',
        short: 'have the good of it',
        text: 'The people it is for. They can ask for accounts and hold the trustee to the deed, in court if need be.',
      },
    ],
  },
  included: {
    title: 'What is included',
    intro: claim('The organisation lists six things that come with each trust:'),
    items: [
      { title: 'Trust deed', text: 'Written for your family and property, in words you can follow.' },
      {
        title: 'Schedule of property',
        text: 'What goes in, piece by piece, with the papers each transfer needs.',
      },
      { title: 'Appointment of trustees', text: 'Who acts, who follows, and how one is replaced.' },
      {
        title: 'Notices of standing',
        text: 'Documents of the organisation’s own making, published with its others.',
      },
      { title: 'Record book', text: 'Minutes, accounts and receipts, set up so that they stay kept.' },
      { title: 'Guidance', text: 'A free 30-minute consultation before, and somebody to ask afterwards.' },
    ],
  },
  setup: {
    title: 'How it is set up',
    lead: claim('The organisation states that a trust stands within 30 days of the first call.'),
    steps: [
      {
        title: 'Talk',
        text: claim(
          'The organisation offers a free 30-minute consultation: what you want, and whether a trust fits.',
        ),
        when: 'Day 1',
      },
      {
        title: 'Intake',
        text: claim('The organisation asks for an intake form, which it says takes about 3-5 minutes.'),
        when: 'Week 1',
      },
      {
        title: 'Draft and review',
        text: claim(
          'The organisation writes the deed and the schedule. You have both read by a lawyer of your choice before you sign.',
        ),
        when: 'Weeks 2 and 3',
      },
      {
        title: 'Sign and transfer',
        text: claim(
          'The organisation guides you through the signing, and through the transfer of each piece of property.',
        ),
        when: 'Within 30 days',
      },
    ],
  },
  price: {
    title: 'What it costs',
    intro: claim('The organisation sets its price beside one that it calls traditional.'),
    caption: 'The organisation’s trust and what it calls a traditional trust',
    columns: { factor: 'Compared by', ours: `${brand.name} trust`, traditional: 'Traditional' },
    rows: [
      { factor: 'Price', ours: '$5,000', traditional: '$100,000-$500,000+' },
      { factor: 'Setup', ours: 'Within 30 days', traditional: '6-12 months' },
      { factor: 'Recurring fees', ours: 'No recurring fees', traditional: 'Yearly fees' },
      { factor: 'Who reads it', ours: 'A lawyer of your choice', traditional: 'The lawyer who wrote it' },
    ],
    saving: '95% less cost',
    noteLabel: 'Before you compare',
    note: 'The figures are the organisation’s. Ask a few licensed lawyers for a price too: what they charge for an ordinary family trust is often far below the column on the right.',
  },
  law: {
    title: 'What a trust does, and does not do',
    lead: 'This is the law as courts in common-law countries apply it, in short. Details differ from place to place.',
    does: {
      title: 'A trust can',
      items: [
        'separate who manages property from who has the good of it',
        'go on when somebody dies or can no longer decide',
        'keep what is in it out of probate in many places',
        'protect what you give to others from their creditors, where the deed and the law provide for it',
        'bind a trustee to duties that a court enforces',
      ],
    },
    doesNot: {
      title: 'A trust does not',
      items: [
        'take anybody out of the reach of courts, police or tax authorities',
        'cancel a debt, a tax, a lien, a support order or a judgment',
        'keep property from creditors you already have: such a transfer can be set aside',
        'shield what you keep control of or benefit from yourself, in most places',
        'end the duty to report income: a trust files returns and pays tax of its own, or its settlor does',
      ],
    },
    sources: {
      title: 'Where to read it',
      items: [
        'Knight v Knight (1840) 49 ER 58: a trust needs certain words, certain property and certain beneficiaries.',
        'Restatement (Third) of Trusts, §§ 2 and 58: what a trust is, and what creditors of its settlor can reach.',
        'Uniform Voidable Transactions Act, section 4; Insolvency Act 1986 (UK), section 423: transfers that can be set aside.',
        'IRS Notice 97-24: trust arrangements that do not reduce tax, and their penalties.',
      ],
    },
  },
  dispute: {
    text: 'Is a dispute already under way? Then other rules and other dates come first.',
    link: { label: 'Legal Battle Protection', to: { kind: 'route', path: '/legal-battle' } },
  },
  faq: {
    title: 'Questions about trusts',
    lead: 'The organisation’s answer, and under it what holds in any case.',
    fact: 'In any case',
    items: [
      {
        question: 'Who owns my home once it is in the trust?',
        answer: claim(
          'The organisation answers that the trustee owns it, for the people whom the deed names.',
        ),
        fact: 'In law the trustee does. A mortgage stays on the home, and the lender may have to agree to the transfer.',
      },
      {
        question: 'Can I be settlor, trustee and beneficiary at once?',
        answer: claim(
          'The organisation usually appoints a second trustee and names more than one beneficiary.',
        ),
        fact: 'One person may have several parts. If the same person is the only trustee and the only beneficiary there is no trust, and what you can reach your creditors mostly can too.',
      },
      {
        question: 'Will I pay less tax?',
        answer: claim('The organisation makes no promise about tax and asks you to take advice of your own.'),
        fact: 'Usually not by a trust alone. Income is taxed to the trust, to the settlor or to the beneficiaries.',
      },
      {
        question: 'Is it protected from creditors?',
        answer: claim('The organisation describes its trusts as protection for family and property.'),
        fact: 'It depends on when and why the transfer was made, on who benefits, and on the law of the place. Nothing protects a transfer made to defeat a creditor.',
      },
      {
        question: 'Can I change it or end it?',
        answer: claim('The organisation writes into each deed who may change it, and how.'),
        fact: 'A revocable trust can be changed while its settlor lives. An irrevocable one cannot, save with everybody’s consent or by a court.',
      },
      {
        question: 'Do I still need a will?',
        answer: claim('The organisation recommends a short will beside the trust.'),
        fact: 'Yes. What was never transferred to the trust passes by will, or without one by the law of the place.',
      },
      {
        question: 'Do I need a lawyer?',
        answer: claim(
          'The organisation gives no legal advice and asks you to let a lawyer read what you sign.',
        ),
        fact: 'The law seldom demands one, but a deed that fails does so when it can no longer be put right.',
      },
      {
        question: 'What do I pay, and when?',
        answer: claim(
          'The organisation asks $5,000 before it starts, with no recurring fees. Sales are final unless stated; refunds are weighed case by case.',
        ),
        fact: 'Fees for registration, transfers and tax returns go to others. Ask for the whole sum in writing first.',
      },
    ],
  },
  closing: {
    title: 'Talk it through first',
    text: claim(
      'The organisation offers a free 30-minute consultation. Bring your questions, and nothing that needs a signature.',
    ),
    actions: [book, { label: 'Ask in writing', to: { kind: 'route', path: '/contact' } }],
  },
};
