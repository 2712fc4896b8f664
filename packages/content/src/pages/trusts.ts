import { brand, toDocumentTitle } from '../brand.ts';
import { claim } from '../claim.ts';
import type { Action } from '../schema/link.ts';
import type { Trusts } from '../schema/trusts.ts';

export type { Trusts, TrustParty } from '../schema/trusts.ts';

const book: Action = { label: 'Schedule Call', to: { kind: 'external', url: brand.bookingUrl } };

export const trusts: Trusts = {
  meta: {
    title: toDocumentTitle('Trusts'),
    description: `What a trust is, what ${brand.name} includes in one, how it is set up, what it costs, and what it does and does not do in law.`,
  },
  eyebrow: 'Trusts',
  title: 'A trust, in plain words',
  lead: claim(
    `${brand.name} sets up private trusts with its members and describes them as a shelter for family, home and work.`,
  ),
  actions: [book, { label: 'Compare Authority Systems', to: { kind: 'route', path: '/us-vs-them' } }],
  structure: {
    title: 'What a trust is',
    lead: 'A promise about property that the law enforces: one person hands it over, another looks after it, and others benefit.',
    claim: claim(
      `${brand.name} builds each of its trusts on these four parts and adds its own declaration of standing. That declaration is not part of trust law.`,
    ),
    drawing: {
      title: 'How the four parts of a trust fit together',
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
        text: 'Legally owns the property and may use it only as the deed says: with care, with records, and not for personal gain.',
      },
      {
        id: 'property',
        name: 'Trust property',
        short: 'what it holds',
        text: 'A home, savings, shares, a business, an idea: anything that can be owned, listed one by one.',
      },
      {
        id: 'beneficiaries',
        name: 'Beneficiaries',
        short: 'benefit from it',
        text: 'The people it is for. They can ask for accounts and hold the trustee to the deed, in court if necessary.',
      },
    ],
  },
  included: {
    title: 'What is included',
    intro: claim(`Each ${brand.name} trust comes with six things:`),
    items: [
      { title: 'Trust deed', text: 'Written for your family and property, in words you can follow.' },
      {
        title: 'Schedule of property',
        text: 'What goes in, piece by piece, with the papers each transfer needs.',
      },
      { title: 'Appointment of trustees', text: 'Who acts, who follows, and how one is replaced.' },
      {
        title: 'Notices of standing',
        text: `${brand.name}’s own documents, published with its other notices.`,
      },
      { title: 'Record book', text: 'Minutes, accounts and receipts, set up so they’re easy to keep.' },
      {
        title: 'Guidance',
        text: 'A free 30-minute consultation before you start, and someone to ask afterwards.',
      },
    ],
  },
  setup: {
    title: 'How it is set up',
    lead: claim(`${brand.name} says a trust is in place within 30 days of the first call.`),
    steps: [
      {
        title: 'Talk',
        text: claim(
          `${brand.name} offers a free 30-minute consultation: what you want, and whether a trust fits.`,
        ),
        when: 'Day 1',
      },
      {
        title: 'Intake',
        text: claim(`An intake form, which ${brand.name} says takes about 3-5 minutes.`),
        when: 'Week 1',
      },
      {
        title: 'Draft and review',
        text: claim(
          `${brand.name} writes the deed and the list of property. A lawyer of your choice reads both before you sign.`,
        ),
        when: 'Weeks 2 and 3',
      },
      {
        title: 'Sign and transfer',
        text: claim(
          `${brand.name} guides you through the signing and the transfer of each piece of property.`,
        ),
        when: 'Within 30 days',
      },
    ],
  },
  price: {
    title: 'What it costs',
    intro: claim(`${brand.name} compares its price with one it calls traditional.`),
    caption: `${brand.name}’s trust and what it calls a traditional trust`,
    columns: { factor: 'Compared by', ours: `${brand.name} trust`, traditional: 'Traditional' },
    rows: [
      { factor: 'Price', ours: '$5,000', traditional: '$100,000-$500,000+' },
      { factor: 'Setup', ours: 'Within 30 days', traditional: '6-12 months' },
      { factor: 'Recurring fees', ours: 'No recurring fees', traditional: 'Yearly fees' },
      { factor: 'Who reads it', ours: 'A lawyer of your choice', traditional: 'The lawyer who wrote it' },
    ],
    saving: '95% less cost',
    noteLabel: 'Before you compare',
    note: `The figures are ${brand.name}’s. Ask a few licensed lawyers for a price too. An ordinary family trust often costs far less than the right-hand column says.`,
  },
  law: {
    title: 'What a trust does, and does not do',
    lead: 'A short summary of how courts in common-law countries apply the law. Details differ from place to place.',
    does: {
      title: 'A trust can',
      items: [
        'separate who manages property from who benefits from it',
        'continue when someone dies or can no longer decide',
        'keep its property out of probate in many places',
        'protect what you give to others from their creditors, where the deed and the law allow it',
        'bind a trustee to duties that a court enforces',
      ],
    },
    doesNot: {
      title: 'A trust does not',
      items: [
        'put anyone beyond the reach of courts, police or tax authorities',
        'cancel a debt, a tax, a lien, a support order or a judgment',
        'keep property from creditors you already have (a court can undo such a transfer)',
        'shield what you still control or benefit from, in most places',
        'end the duty to report income: the trust, or its settlor, files returns and pays tax',
      ],
    },
    sources: {
      title: 'Sources',
      items: [
        'Knight v Knight (1840) 49 ER 58: a trust needs certain words, certain property and certain beneficiaries.',
        'Restatement (Third) of Trusts, §§ 2 and 58: what a trust is, and what creditors of its settlor can reach.',
        'Uniform Voidable Transactions Act, section 4; Insolvency Act 1986 (UK), section 423: transfers that can be set aside.',
        'IRS Notice 97-24: trust arrangements that do not reduce tax, and their penalties.',
      ],
    },
  },
  dispute: {
    text: 'Already in a dispute? Other rules and other deadlines come first.',
    link: { label: 'Legal Battle Protection', to: { kind: 'route', path: '/legal-battle' } },
  },
  faq: {
    title: 'Questions about trusts',
    lead: `${brand.name}’s answer first, then what the law says.`,
    fact: 'On the record',
    items: [
      {
        question: 'Who owns my home once it is in the trust?',
        answer: claim(`The trustee owns it, ${brand.name} says, for the people named in the deed.`),
        fact: 'Legally, the trustee does. A mortgage stays on the home, and the lender may have to agree to the transfer.',
      },
      {
        question: 'Can I be settlor, trustee and beneficiary at once?',
        answer: claim(`${brand.name} usually appoints a second trustee and names more than one beneficiary.`),
        fact: 'One person can have several roles. But if the same person is the only trustee and the only beneficiary, there is no trust. And what you can reach, your creditors usually can too.',
      },
      {
        question: 'Will I pay less tax?',
        answer: claim(`${brand.name} makes no promise about tax and asks you to get your own advice.`),
        fact: 'Usually not through a trust alone. Income is taxed to the trust, the settlor or the beneficiaries.',
      },
      {
        question: 'Is it protected from creditors?',
        answer: claim(`${brand.name} describes its trusts as protection for family and property.`),
        fact: 'It depends on when and why the transfer was made, who benefits, and the law where you live. Nothing protects a transfer made to defeat a creditor.',
      },
      {
        question: 'Can I change it or end it?',
        answer: claim(`Each ${brand.name} deed says who may change it, and how.`),
        fact: 'A revocable trust can be changed while its settlor is alive. An irrevocable one can’t, except with everyone’s consent or by a court.',
      },
      {
        question: 'Do I still need a will?',
        answer: claim(`${brand.name} recommends a short will alongside the trust.`),
        fact: 'Yes. Anything never transferred to the trust passes by will or, without one, under local law.',
      },
      {
        question: 'Do I need a lawyer?',
        answer: claim(
          `${brand.name} gives no legal advice and asks you to have a lawyer read what you sign.`,
        ),
        fact: 'The law rarely requires one. But when a deed fails, it’s usually too late to fix it.',
      },
      {
        question: 'What do I pay, and when?',
        answer: claim(
          `${brand.name} charges $5,000 before it starts, with no recurring fees. Sales are final unless stated otherwise; refunds are decided case by case.`,
        ),
        fact: 'Registration, transfers and tax returns cost extra, and those fees go to others. Get the total in writing first.',
      },
    ],
  },
  closing: {
    title: 'Talk it through first',
    text: claim(
      `${brand.name} offers a free 30-minute consultation. Bring your questions. There is nothing to sign.`,
    ),
    actions: [book, { label: 'Send us a message', to: { kind: 'route', path: '/contact' } }],
  },
};
