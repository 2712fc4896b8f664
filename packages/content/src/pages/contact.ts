import { brand, toDocumentTitle } from '../brand.ts';
import type { Contact } from '../schema/contact.ts';

export type { Contact } from '../schema/contact.ts';

export const contact: Contact = {
  meta: {
    title: toDocumentTitle('Contact'),
    description: `Contact ${brand.name} by form, email or phone with questions about notices, trusts or your data.`,
  },
  eyebrow: 'Contact',
  title: 'Talk to a person',
  intro: 'Ask about membership, a notice you received, or the data we hold about you.',
  responseTime: 'We typically respond within 24 hours',
  details: { title: 'Contact details', email: 'Email', phone: 'Phone', answer: 'Response time' },
  before: {
    title: 'Before you write',
    items: [
      'Don’t send identity documents, account numbers or social security numbers.',
      'Deadline or hearing coming up? See a lawyer or legal aid first. A message to us doesn’t change any date.',
      'To see, correct or erase your data, email us from the address you gave us.',
    ],
    more: { label: 'How we handle your message', path: '/privacy-policy' },
  },
  hostedForm: {
    title: 'Or use our booking provider’s form',
    text: 'Our booking provider has a contact form too. It reaches the same team.',
    privacy:
      'The form loads from {host}, which will see your IP address and what you enter. Nothing loads until you choose to.',
    load: 'Load form',
    loading: 'Loading form…',
    frame: 'Contact form of our booking provider',
    doubt: 'Can’t see the form? The provider may be having problems. Use our form on this page instead.',
    close: 'Close form',
    failure: {
      title: 'The provider’s form didn’t load',
      text: 'Use our form on this page instead.',
    },
    again: 'Try again',
  },
  form: {
    title: 'Send a message',
    fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    optional: 'optional',
    submit: 'Send message',
    submitting: 'Sending…',
    success: { title: 'Message sent', text: 'Thank you. We’ll reply by email.' },
    failure: { title: 'Message not sent', text: 'Your message is still here.' },
    errors: {
      name: 'Enter your name',
      email: 'Enter an email address, like name@example.org',
      message: 'Enter a message',
    },
    again: 'Send another message',
    trap: 'Website',
    noScripts: 'This form needs JavaScript. You can also email us.',
  },
};
