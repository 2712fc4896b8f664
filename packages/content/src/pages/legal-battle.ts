import { brand } from '../brand.ts';
import { claim, claimedFigures, claimList } from '../claim.ts';
import type { LegalBattle } from '../schema/legal-battle.ts';

export type { ActivationStep, LegalBattle, LegalCase, TimingCard } from '../schema/legal-battle.ts';

export const legalBattle: LegalBattle = {
  meta: {
    title: `Legal Battle Protection · ${brand.name}`,
    description:
      'Six types of dispute: what the organisation offers in each, how fast, at what price, and what binds you meanwhile.',
  },
  eyebrow: 'When a dispute is under way',
  title: 'Legal Battle Protection',
  lead: claim(
    'The organisation offers to stand beside members whose dispute has already begun, with a trust, with notices, and with people to talk to.',
  ),
  actions: [
    { label: 'Get Protection TODAY', to: { kind: 'route', path: '/join' } },
    { label: 'Learn More First', to: { kind: 'route', path: '/trusts' } },
  ],
  toScenarios: 'See the six case types',
  binding: {
    title: 'First, what binds you',
    text: 'Deadlines, hearings, orders and debts bind, whatever this page or any notice says. If you are in a dispute now, see a licensed lawyer or a legal aid service first.',
    points: [
      'Find the next date in your papers, write it down, and keep it.',
      'Answer the court or the agency itself, in its form and in time.',
      'Take the papers to a lawyer, to legal aid, or to the court’s help desk.',
    ],
    help: [
      {
        label: 'Legal aid in the United States',
        to: { kind: 'external', url: 'https://www.usa.gov/legal-aid' },
      },
      {
        label: 'Legal aid in England and Wales',
        to: { kind: 'external', url: 'https://www.gov.uk/legal-aid' },
      },
    ],
  },
  scenarios: {
    anchor: 'scenarios',
    title: 'Six types of dispute',
    lead: 'For each: the situation, what the organisation offers and tells of it, and what binds you meanwhile.',
    carousel: 'Case types',
    counter: 'Case {n} of 6',
    labels: {
      situation: 'Situation',
      aeraSolution: `${brand.name} solution`,
      outcome: 'Outcome',
      realCase: 'Real case, as the organisation tells it',
      binds: 'What binds you meanwhile',
    },
    cases: [
      {
        id: 'child-support',
        title: 'Child Support and Custody',
        situation:
          'A support or custody case is open, or an order is being enforced: wages are withheld, a licence is at risk, time with a child is in dispute.',
        aeraSolution: claim(
          'The organisation offers to set up a trust for the family, and to send the agency a notice that asks for the basis of its claim within 10 days.',
        ),
        outcome: claim(
          'The organisation states that agencies have reviewed files and agreed new terms after such a notice. It publishes no court record of this.',
        ),
        realCase: claim(
          'The organisation tells of a parent about to lose a driving licence: by its account the agency looked at the file again and agreed a new schedule. It names no court and no file.',
        ),
        binds:
          'A support or custody order holds until the court that made it changes it, and unpaid sums add up meanwhile. Ask that court for a change; a family lawyer or legal aid can help you do it.',
      },
      {
        id: 'liens',
        title: 'Liens and Foreclosure',
        situation:
          'A lien stands against a home or a car, payments are behind, or a date for the sale has been set.',
        aeraSolution: claim(
          'The organisation offers to hold property in a trust, and to send the lender a notice that asks it to prove, within 10 days, the debt and its right to enforce it.',
        ),
        outcome: claim(
          'The organisation states that lenders have put off sales while they answered. It publishes no court record of this.',
        ),
        realCase: claim(
          'The organisation tells of a household with a sale date: by its account the lender moved the date after the notice and offered new terms. Nobody has verified it.',
        ),
        binds:
          'A recorded lien follows the property into a trust, and a sale date stands unless the lender or a court moves it. Speak to a housing counsellor or a lawyer before that date.',
      },
      {
        id: 'contracts',
        title: 'Contract Termination',
        situation:
          'You want to leave a contract, or the other side has ended it: a lease, a loan, a subscription, a job.',
        aeraSolution: claim(
          'The organisation offers to read the contract with you, and to write a notice that ends it or asks the other side to prove its terms.',
        ),
        outcome: claim(
          'The organisation states that some counterparties have released members or settled. It publishes no agreement that shows this.',
        ),
        realCase: claim(
          'The organisation tells of a member bound to a long service contract: by its account the provider ended it within the 10 days of the notice. It does not name the provider.',
        ),
        binds:
          'A contract ends as its own terms and the law of the place allow. Stopping payment, or ending it in another way, can be a breach that costs you more: have a lawyer read it first.',
      },
      {
        id: 'lawsuits',
        title: 'Active Lawsuits',
        situation:
          'You are being sued: a summons or a complaint has been served on you, or a hearing has been listed.',
        aeraSolution: claim(
          'The organisation offers to form a trust while the case is open, and to send the other side a notice of standing with 10 days to rebut it.',
        ),
        outcome: claim(
          'The organisation states that claims were withdrawn or settled after its notice. It publishes no judgment that rests on one.',
        ),
        realCase: claim(
          'The organisation tells of a member sued over a consumer debt: by its account the claimant withdrew before the hearing. It gives neither the court nor the reason.',
        ),
        binds:
          'The time to answer runs from the day you are served, and a missed answer or hearing can mean judgment by default. Answer in time, attend, and bring a lawyer if you can.',
      },
      {
        id: 'tax',
        title: 'Tax Disputes',
        situation: 'A tax authority has sent an assessment, a demand, a levy or the notice of an audit.',
        aeraSolution: claim(
          'The organisation offers to put your records in order under a trust, and to ask the authority in writing for the basis of its assessment.',
        ),
        outcome: claim(
          'The organisation states that assessments were looked at again after such letters. It publishes no ruling that did away with a tax.',
        ),
        realCase: claim(
          'The organisation tells of a member with an old assessment: by its account the authority corrected a figure and agreed instalments. It does not say what part its letter had in that.',
        ),
        binds:
          'Tax stays due, a trust has tax duties of its own, and interest runs meanwhile. The time to object is short and stands on the letter: use it, with a tax adviser or a taxpayer clinic.',
      },
      {
        id: 'criminal',
        title: 'Criminal Charges',
        situation: 'You have been arrested, charged, or summoned to a criminal court.',
        aeraSolution: claim(
          'The organisation offers to be at a member’s side, and to prepare a notice that puts the member’s standing on record.',
        ),
        outcome: claim(
          'The organisation states that members felt heard. It publishes no dismissal or acquittal that rests on a notice.',
        ),
        realCase: claim(
          'The organisation tells of a member who came to a first hearing with a notice and a duty lawyer: by its account the charge was later reduced. The court’s reasons are not in the account.',
        ),
        binds:
          'Appear at every hearing and keep to the terms of bail. Ask for a lawyer at once; where you cannot pay, the court can often appoint one. Speak with that lawyer before you file or say anything.',
      },
    ],
  },
  activation: {
    title: 'How protection is activated',
    lead: 'Four steps, as the organisation describes them. None of them stops a clock that is already running.',
    steps: [
      {
        step: 1,
        title: 'Schedule Call',
        description: claim(
          'The organisation offers a free 30-minute consultation to hear what has happened.',
        ),
        details: [
          'Have every letter and court paper beside you.',
          'Say the next deadline first.',
          'Ask what the organisation cannot do for you.',
        ],
      },
      {
        step: 2,
        title: 'Intake Form',
        description: claim(
          'The organisation asks for an intake form, which it says takes about 3-5 minutes.',
        ),
        details: [
          'Who is involved, and in what role.',
          'Court or agency, file number, and all dates.',
          'The lawyer or legal aid office that advises you.',
        ],
      },
      {
        step: 3,
        title: 'Deployment',
        description: claim('The organisation states that its documents are deployed within 72 hours.'),
        details: [
          'You read each document before it is sent.',
          'Show it to your lawyer first: it may be used against you.',
          'Nothing is filed with a court in your place.',
        ],
      },
      {
        step: 4,
        title: 'Rebuttal Window',
        description: claim(
          'The organisation gives the other side a 10-day rebuttal window, and reviews with you what comes back.',
        ),
        details: [
          'Courts and agencies need not answer, and silence is not agreement.',
          'Your own deadlines go on running meanwhile.',
          'Never send a lien or a threat to a judge or an officer: that is a crime in many places.',
        ],
      },
    ],
  },
  timing: {
    title: 'Every Day Matters',
    lead: 'What the organisation says it can do depends on when you call. So does what the law still leaves open.',
    binds: 'In law',
    cards: [
      {
        when: 'Before',
        title: 'Before Legal Action',
        says: claimList('The organisation calls this the best time:', [
          'a trust formed while nothing is in dispute',
          'notices sent before any claim is made',
          'papers put in order without haste',
        ]),
        binds:
          'A transfer made to keep property from a creditor you already know of can be undone by a court, years later too.',
      },
      {
        when: 'During',
        title: 'During Legal Action',
        says: claimList('The organisation says it can still help:', [
          'deployment within 72 hours',
          'a notice of standing to the other side',
          'someone to talk to before each date',
        ]),
        binds:
          'The court’s timetable leads. Answer what was served, attend, and have a lawyer read every document before it goes out.',
      },
      {
        when: 'After',
        title: 'After Legal Action',
        says: claimList('The organisation describes what is left as harder:', [
          'a review of what was decided',
          'a trust for what comes next',
          'notices about how the decision is enforced',
        ]),
        binds:
          'A judgment binds. The time to appeal is often 30 days or less, and only an appeal or a motion can change the decision.',
      },
    ],
  },
  figures: claimedFigures('Figures the organisation publishes for legal protection', [
    { value: '$2,600', label: 'price on this page' },
    { value: '72 hours', label: 'to deployment' },
    { value: '10 days', label: 'rebuttal window in examples' },
    { value: '30 minutes', label: 'first consultation, free' },
  ]),
  faq: {
    title: 'Questions people ask in a hurry',
    lead: 'The organisation’s answer, and under it what holds in any case.',
    fact: 'In any case',
    items: [
      {
        question: 'My hearing is next week. Can you stop it?',
        answer: claim('The organisation states that its documents can be ready within 72 hours.'),
        fact: 'Only a court moves its own dates. Ask it, or your lawyer, for an adjournment, and attend unless it has been granted.',
      },
      {
        question: 'Does a notice replace my answer to a summons?',
        answer: claim(
          'The organisation sends notices to the other side and files nothing with a court in your place.',
        ),
        fact: 'No. An answer or a defence goes to the court, in the form and within the time that it asks for.',
      },
      {
        question: 'Will a lawyer represent me?',
        answer: claim(
          'The organisation states that it gives guidance, and no legal advice or representation.',
        ),
        fact: 'Only a person licensed where your case is heard may represent you there. Legal aid is free for those who qualify.',
      },
      {
        question: 'Have courts accepted these arguments?',
        answer: claim(
          'The organisation holds that its documents rest on trust law, on notice and on consent.',
        ),
        fact: 'Courts have rejected the argument that a declared status takes a person out of their reach, for example in United States v. Benabe, 654 F.3d 753 (7th Cir. 2011), and Meads v. Meads, 2012 ABQB 571.',
      },
      {
        question: 'Can I put my house into a trust during a dispute?',
        answer: claim('The organisation offers to form a trust at any stage of a dispute.'),
        fact: 'A court can set aside a transfer that hinders a creditor, and making it on purpose can be an offence. Ask a lawyer before anything is transferred.',
      },
      {
        question: 'What does it cost, and what if it does not help?',
        answer: claim(
          'The organisation names $2,600 on this page and $5,000 on its trust page. By its terms sales are final unless stated, and refunds are weighed case by case.',
        ),
        fact: 'Ask for the price, what it covers and the terms of a refund in writing before you pay.',
      },
    ],
  },
  closing: {
    title: 'Take the next step with your papers in hand',
    text: claim(
      'The organisation invites you to join today, or to read about its trusts first. A lawyer or legal aid comes before either.',
    ),
  },
};
