import { brand } from '../brand.ts';
import type { LegalDocument } from '../schema/legal-document.ts';

export type { LegalBlock, LegalDocument } from '../schema/legal-document.ts';

const reach = `${brand.email}, ${brand.phone}`;

export const termsOfService: LegalDocument = {
  meta: {
    title: `Terms of Service · ${brand.name}`,
    description: `The terms under which ${brand.name} offers its site and services: what is included and what is not, payments, refunds, limits and ending.`,
  },
  eyebrow: 'Legal',
  title: 'Terms of Service',
  updatedLabel: 'Last updated',
  updated: 'July 30th 2025',
  summary: {
    title: 'In short',
    items: [
      'We offer education, calls, and help with forming trusts. We are not a law firm.',
      'Payment comes before service. Sales are final unless stated; refunds are weighed case by case.',
      'Your decisions, deadlines, taxes and debts remain yours.',
    ],
  },
  contents: 'On this page',
  sections: [
    {
      anchor: 'agreement',
      title: 'Agreement',
      blocks: [
        {
          kind: 'text',
          text: `These terms are between you and ${brand.name}, here called we. By using this site or a service you agree to them. If you do not agree, please do not use it.`,
        },
        {
          kind: 'text',
          text: 'You have to be of an age at which you can enter into a contract where you live. Acknowledging the jurisdiction notice records that you have read it. It does not change these terms, and takes no right from you that the law gives you.',
        },
      ],
    },
    {
      anchor: 'services',
      title: 'Services',
      blocks: [
        {
          kind: 'list',
          intro: 'We offer:',
          items: [
            'education, on these pages and in the knowledge base',
            'answers to questions, which are promised within 24 hours',
            'consultation calls, of which the first, of 30 minutes, is free',
            'help with forming trusts and with the documents that belong to them',
          ],
        },
        {
          kind: 'text',
          text: 'What a paid service includes, what it costs and when it is done is said in writing before you pay. Calls are booked with an outside provider, under that provider’s own terms. We may change or end a free part of the site.',
        },
      ],
    },
    {
      anchor: 'responsibilities',
      title: 'Your responsibilities',
      blocks: [
        {
          kind: 'list',
          intro: 'You agree to:',
          items: [
            'give information that is true and complete',
            'keep your password to yourself, and tell us when somebody else may know it',
            'use the site lawfully, and leave it working for others',
            'use no document to mislead, threaten or harass anybody, a court or an officer included',
          ],
        },
        {
          kind: 'text',
          text: 'You remain responsible for your own decisions. No service of ours moves a deadline, pays a tax, or ends a debt, an order or a case. What you keep or miss remains yours.',
        },
      ],
    },
    {
      anchor: 'no-legal-advice',
      title: 'No legal advice',
      blocks: [
        {
          kind: 'text',
          text: 'We are not a law firm, and nobody here acts as your lawyer. Nothing on this site or in a call is legal, tax or financial advice, and no relation of lawyer and client comes into being.',
        },
        {
          kind: 'text',
          text: 'The statements on this site are the organisation’s own. Nobody has verified them, and courts have rejected a number of them. Before you act on one, ask a lawyer who is licensed where you live.',
        },
      ],
    },
    {
      anchor: 'payments',
      title: 'Payments',
      blocks: [
        {
          kind: 'list',
          intro: 'For everything that is paid for:',
          items: [
            'Payment comes before service: work begins once it has arrived.',
            'Sales are final unless stated otherwise in writing.',
            'Refunds are considered case by case. Write to us, and say what happened.',
            'Taxes and fees of third parties, such as registries and banks, are yours.',
          ],
        },
        {
          kind: 'text',
          text: 'Where consumer law gives you a right to withdraw, to a repair or to a refund, you keep it whatever stands here.',
        },
      ],
    },
    {
      anchor: 'limitations',
      title: 'Limitations',
      blocks: [
        {
          kind: 'text',
          text: 'The site and its contents are offered as they are. We do not promise that a statement is correct, that a document will be accepted by a court, an agency or a bank, or that the site is always there.',
        },
        {
          kind: 'text',
          text: 'As far as the law allows, we are not liable for what follows from relying on a statement here, and our liability for a paid service ends at what you paid for it. Nothing limits liability for intent, for gross negligence, for injury, or where the law does not let it be limited.',
        },
      ],
    },
    {
      anchor: 'termination',
      title: 'Termination',
      blocks: [
        {
          kind: 'text',
          text: 'You may stop using the site at any time, and ask for your account and data to be erased. We may close an account that breaks these terms, and say why where we can. What was owed before remains owed.',
        },
        {
          kind: 'text',
          text: 'When these terms change, the date at the top changes with them. The terms that stood when you paid apply to what you paid for.',
        },
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      blocks: [{ kind: 'text', text: `Questions about these terms: ${reach}.` }],
    },
  ],
};
