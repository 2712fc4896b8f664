import { brand } from '../brand.ts';
import { claim, claimList } from '../claim.ts';
import type { LegalProtection } from '../schema/legal-protection.ts';

export type { LegalProtection } from '../schema/legal-protection.ts';

export const legalProtection: LegalProtection = {
  meta: {
    title: `Legal Safeguards · ${brand.name}`,
    description:
      'For those with the PIN: a case file to prepare before any call, what to ask a lawyer, and what the organisation leaves to one.',
  },
  eyebrow: 'For those with the PIN',
  title: 'Legal Safeguards',
  lead: claim(
    'The organisation asks everyone who brings it a dispute to prepare a case file first. It serves you equally well with a lawyer.',
  ),
  caseFile: {
    title: 'Your case file',
    lead: 'Eight things to have together before you call anybody. Tick what you have.',
    progress: '{done} of {total} ready',
    kept: 'Ticks are kept in this browser only and are sent to nobody.',
    clear: 'Clear all ticks',
    items: [
      {
        id: 'next-date',
        text: 'The next date, written down',
        why: 'Everything else is planned backwards from it.',
      },
      {
        id: 'papers',
        text: 'Every paper that was served or sent',
        why: 'With its envelope: the day it reached you may count.',
      },
      {
        id: 'file-number',
        text: 'Court or agency, file number, contact',
        why: 'Who decides, and where an answer has to go.',
      },
      {
        id: 'parties',
        text: 'Who is involved, and in what role',
        why: 'Also people who are not named in the papers.',
      },
      {
        id: 'own-papers',
        text: 'Your contracts, receipts and messages',
        why: 'Copies; keep the originals safe and unaltered.',
      },
      { id: 'timeline', text: 'What happened, by date', why: 'One page is enough, without judgement.' },
      {
        id: 'orders',
        text: 'Orders that are in force now',
        why: 'They bind until the court that made them changes them.',
      },
      {
        id: 'lawyer',
        text: 'The name of a lawyer or legal aid office',
        why: 'Book a first talk before the next date.',
      },
    ],
  },
  lawyer: {
    title: 'Ask a lawyer first',
    lead: 'Five questions that a first talk should settle.',
    questions: [
      'Which dates bind me, and can any of them be moved?',
      'What has to be filed, where, and in what form?',
      'What happens if I do nothing?',
      'Would a notice or a trust of this kind help or harm my case?',
      'What will it cost, and do I qualify for legal aid?',
    ],
  },
  limits: {
    title: 'What the organisation leaves to a lawyer',
    list: claimList('The organisation states that it does not:', [
      'speak for you in a court or before an agency',
      'file anything in your place',
      'advise you to leave a summons, an order, a tax or a debt unanswered',
      'form a trust to put property out of the reach of a known creditor',
    ]),
  },
  closing: {
    title: 'When your file is together',
    text: claim(
      'The organisation offers a free 30-minute consultation. See a lawyer or legal aid first, and bring what they told you.',
    ),
    actions: [
      { label: 'Schedule Call', to: { kind: 'external', url: brand.bookingUrl } },
      { label: 'Ask a question', to: { kind: 'route', path: '/contact' } },
    ],
  },
};
