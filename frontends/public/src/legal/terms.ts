import { brand } from '@aera/content';
import type { LegalDocument } from './legal-document.ts';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: `The terms under which ${brand.name} offers its site and services: what is included, what is not, payments and ending.`,
  updated: 'July 30th 2025',
  sections: [
    {
      anchor: 'agreement',
      title: 'Agreement',
      paragraphs: ['By using this site you agree to these terms. If you do not agree, please do not use it.'],
    },
    {
      anchor: 'services',
      title: 'Services',
      paragraphs: [
        'We offer education, consultation calls, a knowledge base for members, and help with forming trusts.',
      ],
    },
    {
      anchor: 'responsibilities',
      title: 'Your responsibilities',
      paragraphs: [
        'Give correct information, keep your password to yourself, and use the site lawfully. You remain responsible for your own decisions, deadlines and debts.',
      ],
    },
    {
      anchor: 'no-legal-advice',
      title: 'No legal advice',
      paragraphs: [
        'We are not a law firm. Nothing here is legal, tax or financial advice, and nothing replaces a lawyer who is licensed where you live.',
      ],
    },
    {
      anchor: 'payments',
      title: 'Payments',
      paragraphs: [
        'Payment comes before service. Sales are final unless stated otherwise; refunds are considered case by case.',
      ],
    },
    {
      anchor: 'limitations',
      title: 'Limitations',
      paragraphs: [
        'The site is offered as it is. As far as the law allows, we are not liable for what follows from relying on it.',
      ],
    },
    {
      anchor: 'termination',
      title: 'Termination',
      paragraphs: [
        'You may stop using the site at any time. We may end access for whoever breaks these terms.',
      ],
    },
  ],
};
