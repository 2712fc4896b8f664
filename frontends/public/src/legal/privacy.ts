import { brand } from '@aera/content';
import type { LegalDocument } from './legal-document.ts';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${brand.name} collects when you visit, write or become a member, what it is used for, and how to ask about it.`,
  updated: 'July 30th 2025',
  sections: [
    {
      anchor: 'collection',
      title: 'What is collected',
      paragraphs: [
        'When you visit: the pages you open and for how long, the page that led you here, your IP address, and your browser. When you acknowledge the jurisdiction notice: the time, the page, and your location if you allow it.',
        'When you write or become a member: your name, your e-mail address, and what you send.',
      ],
    },
    {
      anchor: 'use',
      title: 'What it is used for',
      paragraphs: [
        'To answer you, to run the member area, to keep a record of acknowledged notices, to understand which pages are read, and to keep the site secure.',
      ],
    },
    {
      anchor: 'text-messages',
      title: 'Text messages',
      paragraphs: ['If you receive text messages from us, reply STOP or UNSUBSCRIBE to end them.'],
    },
    {
      anchor: 'sharing',
      title: 'Sharing',
      paragraphs: [
        'Your data are not sold. The booking and form providers that we link to receive what you enter with them, under their own policies.',
      ],
    },
    {
      anchor: 'security',
      title: 'Security',
      paragraphs: [
        'Personal fields are stored encrypted, passwords are hashed, and only signed-in stewards see records of visitors.',
        'The platform measures itself against SOC 2, NIST CSF, FedRAMP and DoD STIG. This is a self-assessment: nobody has certified it.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      paragraphs: [
        `Write to ${brand.email} to see your data, to have them corrected, or to have them erased. What the law where you live grants you beyond that is yours as well.`,
      ],
    },
    {
      anchor: 'contact',
      title: 'Contact',
      paragraphs: [`${brand.email} · ${brand.phone}`],
    },
  ],
};
