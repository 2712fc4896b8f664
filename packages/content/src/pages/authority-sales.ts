import { brand, toDocumentTitle } from '../brand.ts';
import { claim } from '../claim.ts';
import type { AuthoritySales } from '../schema/authority-sales.ts';
import type { Target } from '../schema/link.ts';

export type { AuthoritySales } from '../schema/authority-sales.ts';

const booking: Extract<Target, { kind: 'external' }> = { kind: 'external', url: brand.bookingUrl };
const publicRecord = 'On the record';

export const authoritySales: AuthoritySales = {
  meta: {
    title: toDocumentTitle('Step Into Authority'),
    description: `What ${brand.name} offers with its trust: price and comparison, three steps, common questions, and what the law says.`,
  },
  eyebrow: 'What membership offers',
  title: 'Step Into Authority',
  lead: claim(
    `${brand.name} offers a trust as a complete package: a call, the documents and help with banking.`,
  ),
  action: { label: 'Take Action Today', to: booking },
  features: {
    title: 'What’s included',
    lead: `Three things, as ${brand.name} describes them.`,
    cards: [
      {
        title: 'Private Trust',
        text: claim(
          `${brand.name} writes a trust deed with you and lists the property that is to go into it, piece by piece.`,
        ),
      },
      {
        title: 'Jurisdictional Standing',
        text: claim(
          `Notices of standing that ${brand.name} writes itself. They are not part of trust law, and courts have not adopted them.`,
        ),
      },
      {
        title: 'Banking Guidance',
        text: claim(
          `${brand.name} helps you prepare the papers with which a trustee asks a bank for an account.`,
        ),
      },
    ],
  },
  film: {
    title: 'AML vs Legal Fiction',
    lead: claim(
      `${brand.name} sets two terms against each other and asks why banks look so closely at trusts.`,
    ),
    terms: [
      {
        term: 'AML',
        text: claim(
          `Anti-money-laundering rules. ${brand.name} teaches what banks have to ask, so its members can answer in full.`,
        ),
      },
      {
        term: 'Legal fiction',
        text: claim(
          `Something a court treats as true for a purpose, such as a company counting as a person. ${brand.name} reads much more into it: that a name in capital letters is someone else.`,
        ),
      },
    ],
    fact: {
      label: publicRecord,
      text: 'Banks must know who is behind an account. For a trust, they ask for the deed, the trustees and the beneficiaries (31 CFR 1020.220; Directive (EU) 2015/849, article 13). Courts have rejected the idea that a name in capitals is another person, for example in United States v. Frech, 149 F. App’x 816 (10th Cir. 2005).',
    },
    film: {
      title: 'AML vs Legal Fiction',
      about: claim(`In this film, ${brand.name} explains both terms.`),
      poster:
        'Title picture of the film: a mask, one half pale, the other drawn in lines, on the fine ornament of a banknote',
      durationLabel: 'Duration',
      duration: '12:34',
      priorityLabel: 'Priority',
      priority: 'Essential',
      unpublished: 'This film isn’t available here. Ask about it on your call.',
    },
  },
  price: {
    title: 'What it costs',
    lead: `Two prices side by side, both named by ${brand.name}.`,
    intro: claim(
      `${brand.name} compares its package with what it says lawyers charge for a trust. Both prices are ${brand.name}’s figures.`,
    ),
    columns: {
      bar: {
        title: 'Bar attorney trusts',
        price: '$15,000 - $100,000',
        note: 'plus ongoing fees',
        points: [
          'Drafted by a licensed lawyer',
          `Yearly fees, according to ${brand.name}`,
          `6-12 months, according to ${brand.name}`,
        ],
      },
      ours: {
        title: `${brand.name} trust`,
        price: '$5,000',
        note: 'Complete package - No hidden fees',
        points: [
          `Drafted by ${brand.name}`,
          `No recurring fees, according to ${brand.name}`,
          `Within 30 days, according to ${brand.name}`,
        ],
      },
    },
    versus: 'versus',
    saving: 'You Save $5,000 - $95,000+',
    fact: {
      label: 'Before you compare',
      text: 'No one has verified these figures. Many licensed lawyers write an ordinary family trust for far less than the first column says, and they answer for their advice. Ask two of them for a written price.',
    },
  },
  results: {
    title: 'What members report',
    lead: `Four results ${brand.name} claims. It publishes no records that would let you check them.`,
    items: [
      {
        title: 'A trust in place',
        text: claim(`${brand.name} states that members have their trust within 30 days of the first call.`),
      },
      {
        title: 'An account opened',
        text: claim(`${brand.name} states that members have opened bank accounts for their trusts.`),
      },
      {
        title: 'Property set apart',
        text: claim(`${brand.name} states that members hold homes, savings and businesses in trust.`),
      },
      {
        title: 'Peace of mind',
        text: claim(`${brand.name} states that members feel calmer with their affairs in order.`),
      },
    ],
  },
  moment: {
    title: 'Moment of Truth',
    banner: 'LIMITED TIME',
    bannerNote: claim(
      `${brand.name} calls this a limited-time offer but names no end date, so there is no need to hurry.`,
    ),
    claims: [
      claim(
        `${brand.name} puts it as a choice: carry on as before, or take your affairs into your own hands. The difference, it says, is made by those who begin. It does not say that a trust solves everything.`,
      ),
    ],
    fact: {
      label: 'Take your time',
      text: 'A trust is a serious step, and you pay before the work starts. Sleep on it, show the papers to a lawyer licensed where you live, then decide.',
    },
  },
  process: {
    title: 'Three steps',
    lead: `From the first call to a working trust, as ${brand.name} describes it.`,
    steps: [
      {
        title: 'Schedule Call',
        when: '30 minutes, free',
        text: claim(
          `A free 30-minute consultation and an intake form, which ${brand.name} says takes about 3-5 minutes.`,
        ),
      },
      {
        title: 'Trust Establishment',
        when: 'Within 30 days',
        text: claim(
          `${brand.name} writes the deed and the list of property. You read both before you sign, with a lawyer if you wish.`,
        ),
      },
      {
        title: 'Banking & Protection',
        when: 'Afterwards',
        text: claim(
          `${brand.name} prepares you for the bank’s questions and guides the transfer of each piece of property.`,
        ),
      },
    ],
  },
  faq: {
    title: 'Questions before you begin',
    lead: `${brand.name}’s answer first, then what the law says.`,
    tabs: 'Questions by topic',
    fact: 'On the record',
    categories: [
      {
        value: 'start',
        title: 'Getting Started',
        items: [
          {
            question: 'How do I begin?',
            answer: claim(
              `With a free 30-minute consultation. There is also an intake form, which ${brand.name} says takes about 3-5 minutes.`,
            ),
            fact: 'You book the call with an outside provider, under its own privacy terms. Booking does not commit you to anything.',
          },
          {
            question: 'What does it cost, and when do I pay?',
            answer: claim(
              `${brand.name} charges $5,000 for the complete package, with no recurring fees. It says lawyers charge $10K-$100K+.`,
            ),
            fact: 'You pay before the service. Sales are final unless stated otherwise, and refunds are decided case by case. Get the price, scope and refund terms in writing first.',
          },
          {
            question: 'How long does it take?',
            answer: claim(
              `${brand.name} says setup is complete within 30 days, compared with 6-12 months for lawyers.`,
            ),
            fact: 'Signing a deed is quick. Transferring a home, shares or accounts depends on registries, lenders and banks.',
          },
          {
            question: 'Do I need a lawyer as well?',
            answer: claim(`${brand.name} welcomes it if a lawyer of your choice reads its documents.`),
            fact: 'No one here is licensed to give legal advice. A lawyer where you live can tell you what a deed will and will not do under the law that applies to you.',
          },
        ],
      },
      {
        value: 'protection',
        title: 'Legal Protection',
        items: [
          {
            question: 'What does the trust protect?',
            answer: claim(
              `${brand.name} describes its trusts as protection for family, home, savings and work.`,
            ),
            fact: 'It depends on who set it up, who benefits and when. In most places, creditors can reach anything you still control or benefit from.',
          },
          {
            question: 'Does it protect me in a dispute that is already under way?',
            answer: claim(
              `${brand.name} offers to set up a trust at any stage, with documents ready within 72 hours.`,
            ),
            fact: 'A court can undo a transfer that hinders a creditor you already have. Answer what was served, keep every date, and see a lawyer first.',
          },
          {
            question: 'What are the notices of standing?',
            answer: claim(
              `${brand.name} sends notices that state its view of jurisdiction. Its examples give the reader a 10-day rebuttal window.`,
            ),
            fact: 'No court or agency has to answer such a notice, and silence is not agreement. Courts treat these arguments as without merit (Meads v. Meads, 2012 ABQB 571).',
          },
          {
            question: 'Do taxes change?',
            answer: claim(`${brand.name} makes no promise about tax and asks you to get your own advice.`),
            fact: 'A trust does not cancel any tax. Its income is taxed to the trust, to the person who set it up, or to the beneficiaries, and returns are still due (IRS Notice 97-24).',
          },
        ],
      },
      {
        value: 'banking',
        title: 'Banking & Practical',
        items: [
          {
            question: 'Can the trust have a bank account?',
            answer: claim(
              `${brand.name} says members have opened accounts, and it helps you prepare the papers.`,
            ),
            fact: 'The bank decides which customers to accept. It will ask for the deed, the trustees, the beneficiaries and where the money comes from. Your answers must be true and complete.',
          },
          {
            question: 'What should I bring to the bank?',
            answer: claim(
              `${brand.name} suggests bringing the deed, ID for each trustee and a tax number for the trust.`,
            ),
            fact: 'In the United States, a trust gets its tax number free from the IRS with Form SS-4. Other countries have their own trust registers.',
          },
          {
            question: 'Are there fees later on?',
            answer: claim(
              `${brand.name} says the package has no contracts, no monthly fees and no recurring fees.`,
            ),
            fact: 'Every trust has running costs: accounts, tax returns, bank charges and property transfers. Plan for them.',
          },
          {
            question: 'Can I change my mind?',
            answer: claim(`${brand.name} considers refunds case by case.`),
            fact: 'Consumer law where you live may give you a right to cancel that no terms can remove. Ask before you pay.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Talk first',
    text: claim(`${brand.name}’s first call is free: 30 minutes, your questions, no obligation.`),
    action: { label: 'Schedule Call', to: booking },
    note: 'No contracts. No monthly fees.',
  },
  applicationForm: {
    title: 'Application Form',
    text: 'Multi-step application form will be implemented here.',
  },
};
