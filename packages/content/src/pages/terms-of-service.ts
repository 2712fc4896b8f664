import { brand, toDocumentTitle } from '../brand.ts';
import type { LegalDocument } from '../schema/legal-document.ts';

export type { LegalBlock, LegalDocument } from '../schema/legal-document.ts';

const reach = `${brand.email}, ${brand.phone}`;

export const termsOfService: LegalDocument = {
  meta: {
    title: toDocumentTitle('Terms of Service'),
    description: `The terms for using ${brand.name}’s site and services: what’s included and what isn’t, payments, refunds, limits and ending.`,
  },
  eyebrow: 'Legal',
  title: 'Terms of Service',
  updatedLabel: 'Last updated',
  updated: 'July 30th 2025',
  summary: {
    title: 'In short',
    items: [
      'We offer education, calls and help with setting up trusts. We are not a law firm.',
      'You pay before the service. Sales are final unless stated otherwise, and refunds are decided case by case.',
      'Your decisions, deadlines, taxes and debts stay your own responsibility.',
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
          text: `These terms are between you and ${brand.name} (“we”). By using this site or our services, you agree to them. If you don’t agree, don’t use the site.`,
        },
        {
          kind: 'text',
          text: 'You must be old enough to enter into a contract where you live. Acknowledging the jurisdiction notice only records that you read it. It does not change these terms or take away any right the law gives you.',
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
            'answers to your questions, promised within 24 hours',
            'consultation calls; the first one, 30 minutes, is free',
            'help with setting up trusts and the documents they need',
          ],
        },
        {
          kind: 'text',
          text: 'Before you pay, we tell you in writing what a paid service includes, what it costs and when it will be done. You book calls with an outside provider, under its own terms. We may change or end a free part of the site.',
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
            'give true and complete information',
            'keep your password private, and tell us if someone else may know it',
            'use the site lawfully and leave it working for others',
            'not use any document to mislead, threaten or harass anyone, including a court or an officer',
          ],
        },
        {
          kind: 'text',
          text: 'You are responsible for your own decisions. None of our services moves a deadline, pays a tax, or ends a debt, an order or a case. Any deadline you miss is your responsibility.',
        },
      ],
    },
    {
      anchor: 'no-legal-advice',
      title: 'No legal advice',
      blocks: [
        {
          kind: 'text',
          text: 'We are not a law firm, and no one here acts as your lawyer. Nothing on this site or in a call is legal, tax or financial advice, and none of it creates a lawyer-client relationship.',
        },
        {
          kind: 'text',
          text: `The claims on this site are ${brand.name}’s own. No one has verified them, and courts have rejected a number of them. Before you act on one, ask a lawyer licensed where you live.`,
        },
      ],
    },
    {
      anchor: 'payments',
      title: 'Payments',
      blocks: [
        {
          kind: 'list',
          intro: 'For paid services:',
          items: [
            'You pay before the service. Work begins once we have received your payment.',
            'Sales are final unless stated otherwise in writing.',
            'We consider refunds case by case. Email us and tell us what happened.',
            'You pay taxes and third-party fees, such as those of registries and banks.',
          ],
        },
        {
          kind: 'text',
          text: 'If consumer law gives you a right to cancel, to a repair or to a refund, you keep it whatever these terms say.',
        },
      ],
    },
    {
      anchor: 'limitations',
      title: 'Limitations',
      blocks: [
        {
          kind: 'text',
          text: 'The site and its contents are provided as they are. We don’t promise that a statement is correct, that a court, agency or bank will accept a document, or that the site is always available.',
        },
        {
          kind: 'text',
          text: 'As far as the law allows, we are not liable for what follows from relying on a statement here, and our liability for a paid service is limited to what you paid for it. Nothing limits liability for intent, gross negligence or injury, or where the law does not allow a limit.',
        },
      ],
    },
    {
      anchor: 'termination',
      title: 'Termination',
      blocks: [
        {
          kind: 'text',
          text: 'You can stop using the site at any time and ask us to erase your account and data. We may close an account that breaks these terms, and we’ll say why where we can. You still owe anything you owed before.',
        },
        {
          kind: 'text',
          text: 'If we change these terms, we’ll update the date at the top. The terms in force when you paid apply to what you paid for.',
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
