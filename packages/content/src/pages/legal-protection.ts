import { brand, toDocumentTitle } from '../brand.ts';
import { claim, claimList } from '../claim.ts';
import type { LegalProtection } from '../schema/legal-protection.ts';

export type { LegalProtection } from '../schema/legal-protection.ts';

export const legalProtection: LegalProtection = {
  meta: {
    title: toDocumentTitle('Legal Safeguards'),
    description: `With a PIN: a case file to prepare before any call, what to ask a lawyer, and what ${brand.name} leaves to a lawyer.`,
  },
  eyebrow: 'For PIN holders',
  title: 'Legal Safeguards',
  lead: claim(
    `${brand.name} asks everyone who brings it a dispute to prepare a case file first. It’s just as useful to a lawyer.`,
  ),
  caseFile: {
    title: 'Your case file',
    lead: 'Eight things to have ready before you call anyone. Tick off what you have.',
    progress: '{done} of {total} ready',
    kept: 'Your ticks stay in this browser. They are never sent to us.',
    clear: 'Clear all ticks',
    items: [
      {
        id: 'next-date',
        text: 'The next date, written down',
        why: 'Plan everything else back from it.',
      },
      {
        id: 'papers',
        text: 'Every paper you were served or sent',
        why: 'Keep the envelopes. The day a paper reached you may matter.',
      },
      {
        id: 'file-number',
        text: 'Court or agency, file number, contact',
        why: 'It tells you who decides and where to send your answer.',
      },
      {
        id: 'parties',
        text: 'Who is involved, and in what role',
        why: 'Include people the papers don’t name.',
      },
      {
        id: 'own-papers',
        text: 'Your contracts, receipts and messages',
        why: 'Bring copies. Keep the originals safe and unmarked.',
      },
      { id: 'timeline', text: 'What happened, by date', why: 'One page of facts is enough.' },
      {
        id: 'orders',
        text: 'Court orders in force now',
        why: 'They bind until the court that made them changes them.',
      },
      {
        id: 'lawyer',
        text: 'The name of a lawyer or legal aid office',
        why: 'Book a first meeting before your next date.',
      },
    ],
  },
  lawyer: {
    title: 'Ask a lawyer first',
    lead: 'Five questions to settle in your first meeting.',
    questions: [
      'Which dates bind me, and can any of them be moved?',
      'What has to be filed, where, and in what form?',
      'What happens if I do nothing?',
      'Would a notice or a trust of this kind help or harm my case?',
      'What will it cost, and do I qualify for legal aid?',
    ],
  },
  limits: {
    title: `What ${brand.name} leaves to a lawyer`,
    list: claimList(`${brand.name} says it does not:`, [
      'speak for you in a court or before an agency',
      'file anything in your place',
      'advise you to leave a summons, an order, a tax or a debt unanswered',
      'form a trust to put property beyond the reach of a known creditor',
    ]),
  },
  closing: {
    title: 'When your file is ready',
    text: claim(
      `${brand.name} offers a free 30-minute consultation. See a lawyer or legal aid first, and bring what they told you.`,
    ),
    actions: [
      { label: 'Schedule Call', to: { kind: 'external', url: brand.bookingUrl } },
      { label: 'Ask a question', to: { kind: 'route', path: '/contact' } },
    ],
  },
};
