import { brand } from '../brand.ts';
import { claim } from '../claim.ts';
import type { AuthoritySales } from '../schema/authority-sales.ts';
import type { Target } from '../schema/link.ts';

export type { AuthoritySales } from '../schema/authority-sales.ts';

const booking: Extract<Target, { kind: 'external' }> = { kind: 'external', url: brand.bookingUrl };
const publicRecord = 'What law and public record say';

export const authoritySales: AuthoritySales = {
  meta: {
    title: `Step Into Authority · ${brand.name}`,
    description: `What ${brand.name} offers with its trust: price and comparison, three steps, answers to common questions, and what the law says beside it.`,
  },
  eyebrow: 'What membership offers',
  title: 'Step Into Authority',
  lead: claim(
    'The organisation offers a trust as a complete package: a call, the documents, and guidance with banking.',
  ),
  action: { label: 'Take Action Today', to: booking },
  features: {
    title: 'What the offer holds',
    lead: 'Three things, as the organisation describes them.',
    cards: [
      {
        title: 'Private Trust',
        text: claim(
          'The organisation writes a trust deed with you and lists the property that is to go into it, piece by piece.',
        ),
      },
      {
        title: 'Jurisdictional Standing',
        text: claim(
          'The organisation adds notices of standing of its own making. They are no part of trust law, and courts have not adopted them.',
        ),
      },
      {
        title: 'Banking Guidance',
        text: claim(
          'The organisation helps you prepare the papers with which a trustee asks a bank for an account.',
        ),
      },
    ],
  },
  film: {
    title: 'AML vs Legal Fiction',
    lead: claim(
      'The organisation sets two terms against each other, and asks why banks look so closely at trusts.',
    ),
    terms: [
      {
        term: 'AML',
        text: claim(
          'Anti-money-laundering rules. The organisation teaches what a bank has to ask, so that its members can answer in full.',
        ),
      },
      {
        term: 'Legal fiction',
        text: claim(
          'What a court treats as so for a purpose, such as a company counting as a person. The organisation reads much more into it: that a name in capital letters is somebody else.',
        ),
      },
    ],
    fact: {
      label: publicRecord,
      text: 'Banks must know who stands behind an account, and for a trust will ask for its deed, its trustees and those who benefit (31 CFR 1020.220; Directive (EU) 2015/849, article 13). Courts have rejected the reading that a name in capitals is another person, for example in United States v. Frech, 149 F. App’x 816 (10th Cir. 2005).',
    },
    film: {
      title: 'AML vs Legal Fiction',
      about: claim('In this film, by its own description, the organisation explains both terms.'),
      poster:
        'Title picture of the film: a mask, one half pale, the other drawn in lines, on the fine ornament of a banknote',
      durationLabel: 'Duration',
      duration: '12:34',
      priorityLabel: 'Priority',
      priority: 'Essential',
      unpublished: 'This film is not published here. Ask for it on the call.',
    },
  },
  price: {
    title: 'What it costs',
    lead: 'Two prices beside each other, both named by the organisation.',
    intro: claim(
      'The organisation compares its package with what it says lawyers charge for a trust, and states the difference.',
    ),
    columns: {
      bar: {
        title: 'Bar attorney trusts',
        price: '$15,000 - $100,000',
        note: 'plus ongoing fees',
        points: [
          'Drafted by a licensed lawyer',
          'Yearly fees, by the organisation’s account',
          '6-12 months, by the organisation’s account',
        ],
      },
      ours: {
        title: `${brand.name} trust`,
        price: '$5,000',
        note: 'Complete package - No hidden fees',
        points: [
          'Drafted by the organisation',
          'No recurring fees, as it states',
          'Within 30 days, as it states',
        ],
      },
    },
    versus: 'versus',
    saving: 'You Save $5,000 - $95,000+',
    fact: {
      label: 'Before you compare',
      text: 'Nobody has verified these figures. Many licensed lawyers write an ordinary family trust for far less than the first column says, and answer for their advice. Ask two of them for a written price.',
    },
  },
  results: {
    title: 'What members report',
    lead: 'Four results that the organisation claims. It publishes no record by which they could be checked.',
    items: [
      {
        title: 'A trust in place',
        text: claim(
          'The organisation states that members have their trust within 30 days of the first call.',
        ),
      },
      {
        title: 'An account opened',
        text: claim('The organisation states that members have opened bank accounts for their trusts.'),
      },
      {
        title: 'Property set apart',
        text: claim('The organisation states that members hold homes, savings and businesses in trust.'),
      },
      {
        title: 'Peace of mind',
        text: claim('The organisation states that members feel calmer with their affairs in order.'),
      },
    ],
  },
  moment: {
    title: 'Moment of Truth',
    banner: 'LIMITED TIME',
    bannerNote: claim(
      'The organisation calls this offer limited in time. It names no date on which the offer ends, so nothing here asks you to hurry.',
    ),
    claims: [
      claim(
        'The organisation puts it as a choice: to go on as before, or to take one’s own affairs in hand.',
      ),
      claim(
        'The organisation says that the difference is made by those who begin. It does not say that a trust answers every worry.',
      ),
    ],
    fact: {
      label: 'Take your time',
      text: 'A trust is a serious step, and payment comes before the work. Sleep on it, show the papers to a lawyer who is licensed where you live, and only then decide.',
    },
  },
  process: {
    title: 'Three steps',
    lead: 'From the first call to a trust that works, as the organisation describes it.',
    steps: [
      {
        title: 'Schedule Call',
        when: '30 minutes, free',
        text: claim(
          'The organisation offers a free 30-minute consultation, and asks for an intake form that it says takes about 3-5 minutes.',
        ),
      },
      {
        title: 'Trust Establishment',
        when: 'Within 30 days',
        text: claim(
          'The organisation writes the deed and the schedule of property. You read both, with a lawyer if you wish, before you sign.',
        ),
      },
      {
        title: 'Banking & Protection',
        when: 'Afterwards',
        text: claim(
          'The organisation prepares you for the bank’s questions, and guides the transfer of each piece of property.',
        ),
      },
    ],
  },
  faq: {
    title: 'Questions before you begin',
    lead: 'The organisation’s answer, and under it what holds in any case.',
    tabs: 'Questions by topic',
    fact: 'In any case',
    categories: [
      {
        value: 'start',
        title: 'Getting Started',
        items: [
          {
            question: 'How do I begin?',
            answer: claim(
              'The organisation begins with a free 30-minute consultation. The intake form takes about 3-5 minutes.',
            ),
            fact: 'The call is booked with an outside provider, under that provider’s own privacy terms. Booking obliges you to nothing.',
          },
          {
            question: 'What does it cost, and when do I pay?',
            answer: claim(
              'The organisation asks $5,000 for the complete package, with no recurring fees. It says that lawyers ask $10K-$100K+.',
            ),
            fact: 'Payment comes before service, and sales are final unless stated; refunds are weighed case by case. Ask for price, scope and refund in writing first.',
          },
          {
            question: 'How long does it take?',
            answer: claim(
              'The organisation states that setup is complete within 30 days, where lawyers take 6-12 months.',
            ),
            fact: 'Signing a deed is quick. Transferring a home, shares or accounts depends on registries, lenders and banks, and takes as long as they take.',
          },
          {
            question: 'Do I need a lawyer as well?',
            answer: claim(
              'The organisation welcomes it when you have its documents read by a lawyer of your choice.',
            ),
            fact: 'Nobody here is licensed to give legal advice. A lawyer where you live can say what a deed will and will not do under the law that applies to you.',
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
              'The organisation describes its trusts as protection for family, home, savings and work.',
            ),
            fact: 'It depends on who set it up, who benefits, and when. What you keep control of or benefit from yourself, creditors can reach in most places.',
          },
          {
            question: 'Does it protect me in a dispute that is already under way?',
            answer: claim(
              'The organisation offers to form a trust at any stage, and to have documents ready within 72 hours.',
            ),
            fact: 'A transfer that hinders a creditor you already have can be set aside. Answer what was served, keep every date, and see a lawyer first.',
          },
          {
            question: 'What are the notices of standing?',
            answer: claim(
              'The organisation sends notices that state its view of jurisdiction, and gives the reader a 10-day rebuttal window in its examples.',
            ),
            fact: 'No court or agency has to answer such a notice, and silence is not agreement. Courts treat these arguments as without merit (Meads v. Meads, 2012 ABQB 571).',
          },
          {
            question: 'Do taxes change?',
            answer: claim(
              'The organisation makes no promise about tax, and asks you to take advice of your own.',
            ),
            fact: 'A trust cancels no tax. Its income is taxed to the trust, to whoever set it up, or to those who benefit, and returns stay due (IRS Notice 97-24).',
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
              'The organisation states that members have opened accounts, and prepares the papers with you.',
            ),
            fact: 'A bank decides whom it takes. It will ask for the deed, the trustees, those who benefit and where the money comes from, and the answers have to be true and whole.',
          },
          {
            question: 'What should I bring to the bank?',
            answer: claim(
              'The organisation suggests the deed, identification of each trustee, and a tax number for the trust.',
            ),
            fact: 'In the United States a trust gets its tax number from the IRS, free of charge, with Form SS-4. Other countries have registers of trusts of their own.',
          },
          {
            question: 'Are there fees later on?',
            answer: claim(
              'The organisation states: no contracts, no monthly fees and no recurring fees for the package.',
            ),
            fact: 'Running a trust has costs whoever wrote it: accounts, tax returns, the bank, the transfer of property. Plan for them.',
          },
          {
            question: 'Can I change my mind?',
            answer: claim('The organisation considers refunds case by case.'),
            fact: 'Consumer law where you live may give you a right to withdraw that no terms can take away. Ask before you pay.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Talk first',
    text: claim(
      'The organisation offers the first call free of charge: thirty minutes, your questions, and no obligation.',
    ),
    action: { label: 'Schedule Call', to: booking },
    note: 'No contracts. No monthly fees.',
  },
  applicationForm: {
    title: 'Application Form',
    text: 'Multi-step application form will be implemented here.',
  },
};
