import { brand, toDocumentTitle } from '../brand.ts';
import { claim, claimedFigures, claimList } from '../claim.ts';
import type { Protection } from '../schema/protection.ts';

export type { CostFactor, Explanation, Protection, PublicCase, Scenario } from '../schema/protection.ts';

const booking = { kind: 'external', url: brand.bookingUrl } as const;
const benefits = (items: string[]) => claimList(`${brand.name} lists:`, items);

export const protection: Protection = {
  meta: {
    title: toDocumentTitle('Protection by trust'),
    description: `What ${brand.name} offers as protection for a name, a family, property and a business: its claims, its prices, its limits, and what the law says.`,
  },
  eyebrow: 'Protection',
  title: 'Protection for what you hold dear',
  lead: claim(
    `${brand.name} sets up trusts and writes notices, which it describes as protection for your name, family, property and business.`,
  ),
  begin: { label: 'Begin Protection', to: booking },
  toScenarios: 'See four examples',
  figures: claimedFigures(`${brand.name}’s own figures, not verified`, [
    { value: '$5,000', label: 'for a trust, once' },
    { value: '30 days', label: 'to set it up' },
    { value: '72 hours', label: 'to deployment' },
    { value: '95%', label: 'less cost' },
  ]),
  explanations: {
    eyebrow: 'How it works',
    title: 'What protection means here',
    factLabel: 'On the record',
    items: [
      {
        title: 'A trust holds what is yours',
        claims: [
          claim(
            `${brand.name} sets up a private trust with you and moves your name, property or business into it. What the trust holds, it says, is out of reach of claims against you.`,
          ),
        ],
        fact: 'A trust can hold property for others, and courts enforce valid ones. A trust you fund for yourself rarely keeps out your own creditors, and one made to evade a debt, a tax or a spouse can be undone.',
      },
      {
        title: 'Notices say where you stand',
        claims: [
          claim(
            `${brand.name} writes to those who make claims on you and gives them 10 days to rebut what it says. It reads silence after that as agreement.`,
          ),
        ],
        fact: 'Silence is generally not acceptance, and a deadline set by one side does not bind the other. Dates set by a court, a tax office or a contract still apply.',
      },
      {
        title: 'You learn as you go',
        claims: [
          claim(
            `${brand.name} teaches members what they sign, so they can look after their trust themselves. Nothing, it says, has to be renewed or paid again.`,
          ),
        ],
        fact: 'A trustee has ongoing duties: accounts, tax returns and loyalty to the beneficiaries. If a trust holds anything valuable, ask a lawyer or accountant licensed where you live.',
      },
    ],
  },
  scenarios: {
    eyebrow: 'Examples',
    title: 'Four situations',
    lead: `Each shows what ${brand.name} offers, step by step, beside a court decision on the same subject.`,
    tabs: 'Situations',
    labels: {
      benefits: 'Benefits',
      example: 'Example timeline',
      exampleNote: `${brand.name} made up this example to show the order of steps. It is not about a real person.`,
      outcome: 'Outcome',
      realExample: 'On the record',
    },
    items: [
      {
        id: 'identity',
        label: 'Personal identity',
        title: 'Your name in your own hands',
        description: claim(
          `${brand.name} offers to place your legal name in trust and to notify registers and creditors.`,
        ),
        benefits: benefits([
          'One document that states who answers for the name',
          'Notices to registers and credit bureaus',
          'A file in which every letter is kept',
        ]),
        example: {
          situation: claim(
            `In ${brand.name}’s example, someone finds accounts in their name that they never opened.`,
          ),
          timeline: [
            { date: '2025-03-03', text: 'First call, and the intake form' },
            { date: '2025-03-06', text: 'Notices ready, within 72 hours' },
            { date: '2025-03-07', text: 'Notices sent by recorded post' },
            { date: '2025-03-17', text: 'The 10-day rebuttal window ends' },
            { date: '2025-04-02', text: 'Trust set up, within 30 days' },
          ],
          outcome: claim(
            `In ${brand.name}’s example, the bureaus correct their files, and the name is held by the trust from then on.`,
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
            'The court reviewed many attempts to separate a living person from a legal name and found that no court had ever accepted one. Accounts opened by a thief are different: you have a legal right to dispute them with the credit bureaus, free of charge (for example under 15 U.S.C. § 1681i).',
        },
      },
      {
        id: 'family',
        label: 'Family',
        title: 'A home for those you love',
        description: claim(
          `${brand.name} offers a family trust that names who cares for the children and the home if you cannot.`,
        ),
        benefits: benefits([
          'Guardians and successors named in one place',
          'Property kept together for the next generation',
          'A statement of the family’s own values',
        ]),
        example: {
          situation: claim(
            `In ${brand.name}’s example, two parents want their house and savings to reach their children undivided.`,
          ),
          timeline: [
            { date: '2025-05-05', text: 'First call with both parents' },
            { date: '2025-05-08', text: 'First draft of the trust, within 72 hours' },
            { date: '2025-05-19', text: 'Reading aloud, questions, corrections' },
            { date: '2025-06-02', text: 'Signing before witnesses, within 30 days' },
          ],
          outcome: claim(
            `In ${brand.name}’s example, the house stands in the trust and the children are named as beneficiaries.`,
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
          `${brand.name} offers to move land, vehicles and savings into a trust and to give notice of it.`,
        ),
        benefits: benefits([
          'One record of what belongs to the trust',
          'Privacy about who benefits',
          'No probate for what the trust holds',
        ]),
        example: {
          situation: claim(
            `In ${brand.name}’s example, an owner without debts wants a house and a workshop kept together.`,
          ),
          timeline: [
            { date: '2025-09-01', text: 'First call and a list of assets' },
            { date: '2025-09-04', text: 'Deeds and trust drafted, within 72 hours' },
            { date: '2025-09-05', text: 'Notice to those who hold a registered interest' },
            { date: '2025-09-15', text: 'The 10-day rebuttal window ends' },
            { date: '2025-09-30', text: 'Deeds recorded, within 30 days' },
          ],
          outcome: claim(
            `In ${brand.name}’s example, no one objects, and the trust is on record as the owner.`,
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
          `${brand.name} offers to hold a business through a trust, so that its risks stay its own.`,
        ),
        benefits: benefits([
          'Private and business affairs kept apart',
          'A plan for who takes over',
          'Notices and agreements in one style',
        ]),
        example: {
          situation: claim(
            `In ${brand.name}’s example, the owner of a workshop with six employees wants to hand it on one day.`,
          ),
          timeline: [
            { date: '2025-10-06', text: 'First call and a review of the papers' },
            { date: '2025-10-09', text: 'Structure proposed, within 72 hours' },
            { date: '2025-10-13', text: 'Notice to partners and suppliers' },
            { date: '2025-10-23', text: 'The 10-day rebuttal window ends' },
            { date: '2025-11-04', text: 'Shares held by the trust, within 30 days' },
          ],
          outcome: claim(
            `In ${brand.name}’s example, the workshop carries on as before, and a successor is named.`,
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
            'Owning a company does not by itself make you liable for it. That is ordinary company law, open to everyone. The same decision sets the limit: courts look behind the company when it is misused, and owners are liable for what they do themselves.',
        },
      },
    ],
  },
  limitations: {
    title: 'Limitations',
    items: [
      `${brand.name} is not a law firm and does not represent you before any court or authority.`,
      'No trust, notice or affidavit ends a tax, a loan, a judgment or a duty to support a child.',
      'If you move property into a trust during a claim, or to escape one, a court can reverse it. Doing so can be an offence.',
      'No court has accepted the theory that a living person and a legal name are separate. Many have rejected it.',
      'Filing false liens or false notices against officials is a crime in many places, under 18 U.S.C. § 1521 among others.',
      'The examples are made up, and results are not guaranteed.',
    ],
  },
  comparison: {
    eyebrow: 'Cost',
    title: 'Compared with traditional lawyers',
    intro: claim(
      `${brand.name} compares its price with what it says traditional lawyers charge for the same kind of protection: “95% less cost”.`,
    ),
    caption: `Cost comparison, according to ${brand.name}`,
    columns: { factor: 'Factor', product: brand.name, lawyers: 'Traditional lawyers' },
    factors: [
      { factor: 'Price', product: '$5,000', lawyers: '$100,000-$500,000+' },
      { factor: 'Setup', product: 'Within 30 days', lawyers: '6-12 months' },
      { factor: 'Recurring fees', product: 'No recurring fees', lawyers: 'Ongoing fees' },
      { factor: 'Deployment', product: 'Within 72 hours', lawyers: 'After review and filing' },
      {
        factor: 'Time to answer',
        product: '10-day rebuttal window',
        lawyers: 'As the law or a court sets it',
      },
      {
        factor: 'Before a court',
        product: 'Does not represent you',
        lawyers: 'Licensed, insured, required to act in your interest',
      },
    ],
    factLabel: 'Before you compare',
    fact: `The figures for lawyers are ${brand.name}’s too. A simple living trust from a lawyer often costs far less. Ask for a quote.`,
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Questions before you begin',
    factLabel: 'On the record',
    items: [
      {
        question: 'What do I receive?',
        answer: claim(
          `${brand.name} lists a trust document, notices for your situation, and instructions for using both.`,
        ),
        fact: 'Have a licensed lawyer read the trust before you sign it: what it does depends on the law of your state or country.',
      },
      {
        question: 'How long does it take?',
        answer: claim(
          `${brand.name} says setup is done within 30 days and the first documents are deployed within 72 hours.`,
        ),
        fact: 'Recording a deed or opening an account takes as long as the register or the bank needs.',
      },
      {
        question: 'What does it cost?',
        answer: claim(`${brand.name} charges $5,000 for a trust and says there are no recurring fees.`),
        fact: `${brand.name}’s page about disputes says $2,600. Ask which price applies to you, and get it in writing.`,
      },
      {
        question: 'What is the 10-day rebuttal window?',
        answer: claim(
          `${brand.name}’s notices give the recipient 10 days to rebut them, and treat silence as agreement.`,
        ),
        fact: 'The sender sets that period. It does not stop a hearing, a collection or a legal deadline.',
      },
      {
        question: 'Does it end a debt or a tax?',
        answer: claim(
          `${brand.name} describes its trusts as protection for what they hold. It does not offer to pay anyone’s debts.`,
        ),
        fact: 'No. You still owe what you owe. If you can’t pay, talk to the creditor, a non-profit debt adviser or the tax office. They can help you find a plan.',
      },
      {
        question: 'Do I still need a lawyer?',
        answer: claim(`${brand.name} is not a law firm. Its members, it says, speak for themselves.`),
        fact: 'Yes, whenever a court, an authority or a contract is involved. If money is short, legal aid and bar associations can help.',
      },
      {
        question: 'What happens on the free call?',
        answer: claim(
          `In a free 30-minute consultation, ${brand.name} asks about your situation and explains what it does.`,
        ),
        fact: 'You don’t have to decide on the call. Talk it over with someone who isn’t selling anything.',
      },
      {
        question: 'Can I change my mind?',
        answer: claim(
          `${brand.name}’s terms say sales are final unless stated otherwise, and refunds are decided case by case.`,
        ),
        fact: 'The law where you live may still give you a right to cancel. Ask before you pay.',
      },
    ],
  },
  call: {
    title: 'Schedule Your Freedom Call',
    lead: claim(
      `${brand.name} talks with you before you sign or pay anything. Bring your questions, including the ones on this page.`,
    ),
    action: { label: 'Choose a time', to: booking },
    stepsTitle: 'What happens next',
    steps: [
      {
        title: 'Free 30-minute consultation',
        text: 'Tell us what you want to protect and ask anything you like.',
      },
      { title: 'Intake form', text: 'Your details in writing. It takes about 3-5 minutes.' },
      {
        title: 'A plan to think over',
        text: 'You get a proposal with a price, and time to have it checked.',
      },
    ],
  },
  bondTrap: {
    badge: { title: 'BOND TRAP', subtitle: 'SS Card CUSIP', close: 'Hide bond trap note' },
  },
};
