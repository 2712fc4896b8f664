import { brand } from '../brand.ts';
import { claim, claimedFigures, claimList } from '../claim.ts';
import type { Protection } from '../schema/protection.ts';

export type { CostFactor, Explanation, Protection, PublicCase, Scenario } from '../schema/protection.ts';

const booking = { kind: 'external', url: brand.bookingUrl } as const;
const benefits = (items: string[]) => claimList('The organisation names these benefits:', items);

export const protection: Protection = {
  meta: {
    title: `Protection by trust · ${brand.name}`,
    description: `What ${brand.name} offers as protection for a name, a family, property and a business: its claims, its prices, its limits, and what the law says.`,
  },
  eyebrow: 'Protection',
  title: 'Protection for what you hold dear',
  lead: claim(
    'The organisation sets up trusts and writes notices, which it describes as protection for your name, your family, what you own and what you run.',
  ),
  begin: { label: 'Begin Protection', to: booking },
  toScenarios: 'See four examples',
  figures: claimedFigures('Figures the organisation publishes', [
    { value: '$5,000', label: 'for a trust, once' },
    { value: '30 days', label: 'to set it up' },
    { value: '72 hours', label: 'to deployment' },
    { value: '95%', label: 'less cost' },
  ]),
  explanations: {
    eyebrow: 'How it is meant',
    title: 'What protection means here',
    factLabel: 'In law',
    items: [
      {
        title: 'A trust holds what is yours',
        claims: [
          claim(
            'The organisation forms a private trust with you, and moves your name, property or business into its care.',
          ),
          claim('The organisation states that what the trust holds is out of reach of claims against you.'),
        ],
        fact: 'A trust can hold property for others, and courts enforce good ones. One that you fund for yourself seldom keeps your own creditors out, and one made to evade a debt, a tax or a spouse can be undone.',
      },
      {
        title: 'Notices say where you stand',
        claims: [
          claim(
            'The organisation writes to those who make claims on you, and gives them ten days to rebut what it says.',
          ),
          claim('The organisation reads silence after that as agreement.'),
        ],
        fact: 'Silence is not acceptance as a rule, and a time that one side sets does not bind the other. Dates set by a court, a tax office or a contract go on running.',
      },
      {
        title: 'You learn as you go',
        claims: [
          claim(
            'The organisation teaches its members what they sign, so that they can care for their trust themselves.',
          ),
          claim('The organisation states that nothing has to be renewed or paid again afterwards.'),
        ],
        fact: 'A trustee has duties that go on: accounts, tax returns, loyalty to the beneficiaries. Where a trust holds anything of worth, ask a lawyer or an accountant who is licensed where you live.',
      },
    ],
  },
  scenarios: {
    eyebrow: 'Examples',
    title: 'Four situations',
    lead: 'Each tells what the organisation offers, step by step. Beside it stands a decision from public record on the same subject.',
    tabs: 'Situations',
    labels: {
      benefits: 'Benefits',
      example: 'Example timeline',
      exampleNote: 'Made up by the organisation to show the order of steps. It describes nobody.',
      outcome: 'Outcome',
      realExample: 'From public record',
    },
    items: [
      {
        id: 'identity',
        label: 'Personal identity',
        title: 'Your name in your own hands',
        description: claim(
          'The organisation offers to place a member’s legal name in trust, and to tell registers and creditors so.',
        ),
        benefits: benefits([
          'One document that states who answers for the name',
          'Notices to registers and credit bureaus',
          'A file in which every letter is kept',
        ]),
        example: {
          situation: claim(
            'In the organisation’s example, somebody finds accounts in their name that they never opened.',
          ),
          timeline: [
            { date: '2025-03-03', text: 'First call, and the intake form' },
            { date: '2025-03-06', text: 'Notices ready, within 72 hours' },
            { date: '2025-03-07', text: 'Notices sent by recorded post' },
            { date: '2025-03-17', text: 'The 10-day rebuttal window ends' },
            { date: '2025-04-02', text: 'Trust set up, within 30 days' },
          ],
          outcome: claim(
            'In the organisation’s example, the bureaus correct their files, and the name is held by the trust from then on.',
          ),
        },
        image: {
          alt: 'A sheet of paper and a fingerprint, dark where it lies on the paper and gold where it reaches past the edge.',
          caption: 'A name on paper, and the print of a hand that reaches past it. An illustration.',
        },
        realExample: {
          name: 'Meads v. Meads',
          citation: '2012 ABQB 571',
          holding:
            'The court went through a long line of attempts to part a living person from a legal name, and found that no court had ever accepted one. Accounts that a thief opened are another matter: disputing them with the credit bureaus is a right under statute, such as 15 U.S.C. § 1681i, and costs nothing.',
        },
      },
      {
        id: 'family',
        label: 'Family',
        title: 'A home for those you love',
        description: claim(
          'The organisation offers a family trust that names who cares for the children and the home if you cannot.',
        ),
        benefits: benefits([
          'Guardians and successors named in one place',
          'Property kept together for the next generation',
          'A statement of the family’s own values',
        ]),
        example: {
          situation: claim(
            'In the organisation’s example, two parents want their house and savings to reach their children undivided.',
          ),
          timeline: [
            { date: '2025-05-05', text: 'First call with both parents' },
            { date: '2025-05-08', text: 'First draft of the trust, within 72 hours' },
            { date: '2025-05-19', text: 'Reading aloud, questions, corrections' },
            { date: '2025-06-02', text: 'Signing before witnesses, within 30 days' },
          ],
          outcome: claim(
            'In the organisation’s example, the house stands in the trust and the children are named as beneficiaries.',
          ),
        },
        image: {
          alt: 'An old tree with deep roots, and a bench and a swing under its golden leaves.',
          caption: 'One tree for several generations. An illustration.',
        },
        realExample: {
          name: 'Troxel v. Granville',
          citation: '530 U.S. 57 (2000)',
          holding:
            'Parents have a fundamental right to decide on the care and custody of their children, and a court has to give weight to what a fit parent decides. The right comes from the Constitution, not from a private document, and no trust takes children out of the reach of a family court.',
        },
      },
      {
        id: 'property',
        label: 'Property and assets',
        title: 'What you own, held with care',
        description: claim(
          'The organisation offers to move land, vehicles and savings into a trust, and to give notice of it.',
        ),
        benefits: benefits([
          'One record of what belongs to the trust',
          'Privacy about who benefits',
          'No probate for what the trust holds',
        ]),
        example: {
          situation: claim(
            'In the organisation’s example, an owner without debts wants a house and a workshop kept together.',
          ),
          timeline: [
            { date: '2025-09-01', text: 'First call, and a list of what there is' },
            { date: '2025-09-04', text: 'Deeds and trust drafted, within 72 hours' },
            { date: '2025-09-05', text: 'Notice to those who hold a registered interest' },
            { date: '2025-09-15', text: 'The 10-day rebuttal window ends' },
            { date: '2025-09-30', text: 'Deeds recorded, within 30 days' },
          ],
          outcome: claim(
            'In the organisation’s example, nobody objects, and the trust is on record as the owner.',
          ),
        },
        image: {
          alt: 'A small house with lit windows behind its fence, under stars that circle one point.',
          caption: 'A house and the land around it. An illustration.',
        },
        realExample: {
          name: 'Battley v. Mortensen (In re Mortensen)',
          citation: 'Adv. No. A09-90036 (Bankr. D. Alaska 2011)',
          holding:
            'A man put his land into a trust for himself while he was solvent. Four years later he was bankrupt, and the court undid the transfer under 11 U.S.C. § 548(e), which reaches back ten years where such a trust was made to hinder creditors.',
        },
      },
      {
        id: 'business',
        label: 'Business',
        title: 'What you built, kept apart',
        description: claim(
          'The organisation offers to hold a business through a trust, so that its risks stay its own.',
        ),
        benefits: benefits([
          'Private and business affairs kept apart',
          'A plan for who takes over',
          'Notices and agreements in one style',
        ]),
        example: {
          situation: claim(
            'In the organisation’s example, the owner of a workshop with six employees wants to hand it on one day.',
          ),
          timeline: [
            { date: '2025-10-06', text: 'First call, and a look at the papers' },
            { date: '2025-10-09', text: 'Structure proposed, within 72 hours' },
            { date: '2025-10-13', text: 'Notice to partners and suppliers' },
            { date: '2025-10-23', text: 'The 10-day rebuttal window ends' },
            { date: '2025-11-04', text: 'Shares held by the trust, within 30 days' },
          ],
          outcome: claim(
            'In the organisation’s example, the workshop carries on as before, and a successor is named.',
          ),
        },
        image: {
          alt: 'A trading house on a quay, its gate lit, with a loaded boat in front of it.',
          caption: 'A trading house with a door of its own. An illustration.',
        },
        realExample: {
          name: 'United States v. Bestfoods',
          citation: '524 U.S. 51 (1998)',
          holding:
            'An owner does not answer for a company merely by owning it: that is a rule of ordinary company law, open to all. The same decision says where it ends: the veil is lifted when the form is misused for wrongful ends, and owners answer for what they do themselves.',
        },
      },
    ],
  },
  limitations: {
    title: 'Limitations',
    items: [
      'The organisation is not a law firm. Nobody in it represents you before a court or an office.',
      'No trust, notice or affidavit ends a tax, a loan, a judgment or a duty to support a child.',
      'What you move into a trust while a claim is under way, or to escape one, can be brought back, and doing so can be an offence.',
      'No court has adopted the theory that a living person and a legal name are two; many have rejected it.',
      'Filing false liens or false notices against officials is a crime in many places, under 18 U.S.C. § 1521 among others.',
      'The examples are made up, and results are not guaranteed.',
    ],
  },
  comparison: {
    eyebrow: 'Cost',
    title: 'Beside traditional lawyers',
    intro: claim(
      'The organisation compares its offer with what it says traditional lawyers ask for protection of the same kind: “95% less cost”.',
    ),
    caption: 'Cost comparison, as the organisation states it',
    columns: { factor: 'Factor', product: brand.name, lawyers: 'Traditional lawyers' },
    factors: [
      { factor: 'Price', product: '$5,000', lawyers: '$100,000-$500,000+' },
      { factor: 'Setup', product: 'Within 30 days', lawyers: '6-12 months' },
      { factor: 'Recurring fees', product: 'No recurring fees', lawyers: 'Fees that go on' },
      { factor: 'Deployment', product: 'Within 72 hours', lawyers: 'After review and filing' },
      {
        factor: 'Time to answer',
        product: '10-day rebuttal window',
        lawyers: 'As the law or a court sets it',
      },
      {
        factor: 'Before a court',
        product: 'Does not represent you',
        lawyers: 'Licensed, insured, bound to your interest',
      },
    ],
    factLabel: 'Before you compare',
    fact: 'The figures for lawyers are the organisation’s too. A lawyer’s simple living trust often costs far less than they suggest, so ask one for a quotation.',
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Asked before they begin',
    factLabel: 'In any case',
    items: [
      {
        question: 'What do I receive?',
        answer: claim(
          'The organisation lists a trust document, notices drawn up for your situation, and instructions on how to use both.',
        ),
        fact: 'Have a licensed lawyer read the trust before you sign it: what it does depends on the law of your state or country.',
      },
      {
        question: 'How long does it take?',
        answer: claim(
          'The organisation states that setup is done within 30 days and that first documents are deployed within 72 hours.',
        ),
        fact: 'Recording a deed or opening an account takes as long as the register or the bank needs.',
      },
      {
        question: 'What does it cost?',
        answer: claim(
          'The organisation asks $5,000 for a trust, and states that there are no recurring fees.',
        ),
        fact: 'On its page about disputes the organisation names $2,600. Ask which price is yours, and have it in writing.',
      },
      {
        question: 'What is the 10-day rebuttal window?',
        answer: claim(
          'The organisation’s notices give the recipient ten days to rebut them, and treat silence as agreement.',
        ),
        fact: 'That is the sender’s own wish. It stops no hearing, no collection and no time limit.',
      },
      {
        question: 'Does it end a debt or a tax?',
        answer: claim(
          'The organisation describes its trusts as protection for what they hold, and does not offer to pay anybody’s debts.',
        ),
        fact: 'No. What you owe stays owed. If you cannot pay, talk to the creditor, a non-profit debt adviser or the tax office: all of them have plans for that.',
      },
      {
        question: 'Do I still need a lawyer?',
        answer: claim('The organisation is no law firm, and states that its members speak for themselves.'),
        fact: 'Yes, whenever a court, an office or a contract is involved. Legal aid and bar associations help where money is short.',
      },
      {
        question: 'What happens on the free call?',
        answer: claim(
          'The organisation offers a free 30-minute consultation, in which it asks about your situation and explains what it does.',
        ),
        fact: 'You need not decide on the call. Take what was said to somebody who sells nothing.',
      },
      {
        question: 'Can I change my mind?',
        answer: claim(
          'The organisation states in its terms that sales are final unless it says otherwise, and that refunds are decided case by case.',
        ),
        fact: 'The law of your state or country may still give you a right to withdraw: ask before you pay.',
      },
    ],
  },
  call: {
    title: 'Schedule Your Freedom Call',
    lead: claim(
      'The organisation talks with you before anything is signed or paid. Bring your questions, and the ones on this page.',
    ),
    action: { label: 'Choose a time', to: booking },
    stepsTitle: 'What happens next',
    steps: [
      {
        title: 'Free 30-minute consultation',
        text: 'You say what you want to protect, and ask what you like.',
      },
      { title: 'Intake form', text: 'Your details in writing. It takes about 3-5 minutes.' },
      {
        title: 'A plan to think over',
        text: 'You receive a proposal with its price, and time to have it checked.',
      },
    ],
  },
  bondTrap: {
    badge: { title: 'BOND TRAP', subtitle: 'SS Card CUSIP', close: 'Hide the bond trap note' },
  },
};
