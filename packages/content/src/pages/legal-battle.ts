import { brand, toDocumentTitle } from '../brand.ts';
import { claim, claimedFigures, claimList } from '../claim.ts';
import type { LegalBattle } from '../schema/legal-battle.ts';

export type { ActivationStep, LegalBattle, LegalCase, TimingCard } from '../schema/legal-battle.ts';

export const legalBattle: LegalBattle = {
  meta: {
    title: toDocumentTitle('Legal Battle Protection'),
    description: `Six types of dispute: what ${brand.name} offers in each, how fast, at what price, and what still binds you.`,
  },
  eyebrow: 'When a dispute is under way',
  title: 'Legal Battle Protection',
  lead: claim(
    `${brand.name} offers to stand beside members whose dispute has already begun, with a trust, notices and people to talk to.`,
  ),
  actions: [
    { label: 'Get Protection TODAY', to: { kind: 'route', path: '/join' } },
    { label: 'Learn More First', to: { kind: 'route', path: '/trusts' } },
  ],
  toScenarios: 'See the six case types',
  binding: {
    title: 'First: what still binds you',
    text: 'Deadlines, hearings, orders and debts still bind you, whatever this page or any notice says. If you’re in a dispute now, see a licensed lawyer or legal aid first.',
    points: [
      'Find the next date in your papers, write it down, and meet it.',
      'Answer the court or agency directly, in the form it asks for and on time.',
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
    lead: `For each: the situation, what ${brand.name} offers, what it says happened, and what still binds you.`,
    carousel: 'Case types',
    counter: 'Case {n} of 6',
    labels: {
      situation: 'Situation',
      aeraSolution: `${brand.name} solution`,
      outcome: 'Outcome',
      realCase: `Real case, as ${brand.name} tells it`,
      binds: 'What still binds you',
    },
    cases: [
      {
        id: 'child-support',
        title: 'Child Support and Custody',
        situation:
          'A support or custody case is open, or an order is being enforced: wages are withheld, a licence is at risk, time with a child is in dispute.',
        aeraSolution: claim(
          `${brand.name} offers to set up a trust for the family, and to send the agency a notice that asks for the basis of its claim within 10 days.`,
        ),
        outcome: claim(
          `${brand.name} says agencies have reviewed files and agreed new terms after such a notice. It publishes no court record of this.`,
        ),
        realCase: claim(
          `A parent was about to lose a driving licence. The agency looked at the file again and agreed a new schedule. ${brand.name} names no court and no file.`,
        ),
        binds:
          'A support or custody order applies until the court that made it changes it, and unpaid amounts keep adding up. Ask that court for a change. A family lawyer or legal aid can help.',
      },
      {
        id: 'liens',
        title: 'Liens and Foreclosure',
        situation: 'There is a lien on a home or a car, payments are behind, or a sale date has been set.',
        aeraSolution: claim(
          `${brand.name} offers to hold property in a trust, and to send the lender a notice that asks it to prove, within 10 days, the debt and its right to enforce it.`,
        ),
        outcome: claim(
          `${brand.name} says lenders have put off sales while they answered. It publishes no court record of this.`,
        ),
        realCase: claim(
          `${brand.name} tells of a household with a sale date: by its account the lender moved the date after the notice and offered new terms. No one has verified it.`,
        ),
        binds:
          'A recorded lien follows the property into a trust, and a sale date stands unless the lender or a court moves it. Talk to a housing counsellor or a lawyer before that date.',
      },
      {
        id: 'contracts',
        title: 'Contract Termination',
        situation:
          'You want to leave a contract, or the other side has ended it: a lease, a loan, a subscription, a job.',
        aeraSolution: claim(
          `${brand.name} offers to read the contract with you, and to write a notice that ends it or asks the other side to prove its terms.`,
        ),
        outcome: claim(
          `${brand.name} says some other parties have released members or settled. It publishes no agreement that shows this.`,
        ),
        realCase: claim(
          `A member was bound to a long service contract. The provider ended it within the notice’s 10 days. ${brand.name} does not name the provider.`,
        ),
        binds:
          'A contract ends only as its terms and local law allow. Stopping payment or ending it another way can be a breach that costs you more. Have a lawyer read it first.',
      },
      {
        id: 'lawsuits',
        title: 'Active Lawsuits',
        situation:
          'You are being sued: a summons or a complaint has been served on you, or a hearing has been listed.',
        aeraSolution: claim(
          `${brand.name} offers to form a trust while the case is open, and to send the other side a notice of standing with 10 days to rebut it.`,
        ),
        outcome: claim(
          `${brand.name} says claims were withdrawn or settled after its notice. It publishes no judgment that rests on one.`,
        ),
        realCase: claim(
          `A member was sued over a consumer debt. The claimant withdrew before the hearing. ${brand.name} gives neither the court nor the reason.`,
        ),
        binds:
          'Your time to answer runs from the day you are served. Missing it, or a hearing, can mean a default judgment. Answer on time, attend, and bring a lawyer if you can.',
      },
      {
        id: 'tax',
        title: 'Tax Disputes',
        situation: 'A tax authority has sent an assessment, a demand, a levy or the notice of an audit.',
        aeraSolution: claim(
          `${brand.name} offers to put your records in order under a trust, and to ask the authority in writing for the basis of its assessment.`,
        ),
        outcome: claim(
          `${brand.name} says assessments were reviewed after such letters. It publishes no ruling that cancelled a tax.`,
        ),
        realCase: claim(
          `A member had an old assessment. The authority corrected a figure and agreed instalments. ${brand.name} does not say what part its letter played.`,
        ),
        binds:
          'The tax is still due, a trust has its own tax duties, and interest keeps running. The time to object is short and printed on the letter. Use it, with a tax adviser or taxpayer clinic.',
      },
      {
        id: 'criminal',
        title: 'Criminal Charges',
        situation: 'You have been arrested, charged, or summoned to a criminal court.',
        aeraSolution: claim(
          `${brand.name} offers to be at a member’s side, and to prepare a notice that puts the member’s standing on record.`,
        ),
        outcome: claim(
          `${brand.name} says members felt heard. It publishes no dismissal or acquittal that rests on a notice.`,
        ),
        realCase: claim(
          `A member came to a first hearing with a notice and a duty lawyer. The charge was later reduced. ${brand.name}’s account does not give the court’s reasons.`,
        ),
        binds:
          'Appear at every hearing and keep to your bail terms. Ask for a lawyer at once. If you can’t pay, the court can often appoint one. Talk to that lawyer before you file or say anything.',
      },
    ],
  },
  activation: {
    title: 'How protection is activated',
    lead: `Four steps, as ${brand.name} describes them. None of them stops a deadline that is already running.`,
    steps: [
      {
        step: 1,
        title: 'Schedule Call',
        description: claim(`${brand.name} offers a free 30-minute consultation to hear what has happened.`),
        details: [
          'Have every letter and court paper with you.',
          'Start with your next deadline.',
          `Ask what ${brand.name} cannot do for you.`,
        ],
      },
      {
        step: 2,
        title: 'Intake Form',
        description: claim(`An intake form, which ${brand.name} says takes about 3-5 minutes.`),
        details: [
          'Who is involved, and in what role.',
          'Court or agency, file number, and all dates.',
          'The lawyer or legal aid office that advises you.',
        ],
      },
      {
        step: 3,
        title: 'Deployment',
        description: claim(`${brand.name} says its documents are deployed within 72 hours.`),
        details: [
          'You read each document before it is sent.',
          'Show it to your lawyer first: it may be used against you.',
          `${brand.name} files nothing with a court for you.`,
        ],
      },
      {
        step: 4,
        title: 'Rebuttal Window',
        description: claim(
          `${brand.name} gives the other side a 10-day rebuttal window and goes through the replies with you.`,
        ),
        details: [
          'Courts and agencies do not have to answer, and silence is not agreement.',
          'Your own deadlines keep running.',
          'Never send a lien or a threat to a judge or an officer: that is a crime in many places.',
        ],
      },
    ],
  },
  timing: {
    title: 'Every Day Matters',
    lead: `What ${brand.name} says it can do depends on when you call. So does what the law still allows.`,
    binds: 'What still binds you',
    cards: [
      {
        when: 'Before',
        title: 'Before Legal Action',
        says: claimList(`${brand.name} calls this the best time:`, [
          'a trust formed while nothing is in dispute',
          'notices sent before any claim is made',
          'papers put in order without haste',
        ]),
        binds:
          'A court can undo a transfer made to keep property from a creditor you already know of, even years later.',
      },
      {
        when: 'During',
        title: 'During Legal Action',
        says: claimList(`${brand.name} says it can still help:`, [
          'deployment within 72 hours',
          'a notice of standing to the other side',
          'someone to talk to before each date',
        ]),
        binds:
          'The court’s timetable comes first. Answer what was served, attend, and have a lawyer read every document before it goes out.',
      },
      {
        when: 'After',
        title: 'After Legal Action',
        says: claimList(`${brand.name} says this is harder:`, [
          'a review of what was decided',
          'a trust for what comes next',
          'notices about how the decision is enforced',
        ]),
        binds:
          'A judgment binds. The time to appeal is often 30 days or less, and only an appeal or a motion can change the decision.',
      },
    ],
  },
  figures: claimedFigures(`${brand.name}’s own figures for legal protection, not verified`, [
    { value: '$2,600', label: 'price on this page' },
    { value: '72 hours', label: 'to deployment' },
    { value: '10 days', label: 'rebuttal window in examples' },
    { value: '30 minutes', label: 'first consultation, free' },
  ]),
  faq: {
    title: 'Questions people ask in a hurry',
    lead: `${brand.name}’s answer first, then what the law says.`,
    fact: 'On the record',
    items: [
      {
        question: 'My hearing is next week. Can you stop it?',
        answer: claim(`${brand.name} says its documents can be ready within 72 hours.`),
        fact: 'Only the court can move its dates. Ask it, or your lawyer, for an adjournment, and attend unless it is granted.',
      },
      {
        question: 'Does a notice replace my answer to a summons?',
        answer: claim(
          `${brand.name} sends notices to the other side. It files nothing with a court for you.`,
        ),
        fact: 'No. Your answer or defence goes to the court, in the form and by the date it sets.',
      },
      {
        question: 'Will a lawyer represent me?',
        answer: claim(`${brand.name} says it gives guidance, not legal advice or representation.`),
        fact: 'Only a person licensed where your case is heard may represent you there. Legal aid is free for those who qualify.',
      },
      {
        question: 'Have courts accepted these arguments?',
        answer: claim(`${brand.name} holds that its documents rest on trust law, notice and consent.`),
        fact: 'Courts have rejected the argument that a declared status takes a person out of their reach, for example in United States v. Benabe, 654 F.3d 753 (7th Cir. 2011), and Meads v. Meads, 2012 ABQB 571.',
      },
      {
        question: 'Can I put my house into a trust during a dispute?',
        answer: claim(`${brand.name} offers to form a trust at any stage of a dispute.`),
        fact: 'A court can set aside a transfer that hinders a creditor, and doing it deliberately can be an offence. Ask a lawyer before you transfer anything.',
      },
      {
        question: 'What does it cost, and what if it does not help?',
        answer: claim(
          `${brand.name} names $2,600 here and $5,000 on its trust page. Under its terms, sales are final unless stated otherwise, and refunds are decided case by case.`,
        ),
        fact: 'Get the price, what it covers and the refund terms in writing before you pay.',
      },
    ],
  },
  closing: {
    title: 'Take the next step with your papers in hand',
    text: claim(
      `${brand.name} invites you to join today or read about its trusts first. See a lawyer or legal aid before either.`,
    ),
  },
};
