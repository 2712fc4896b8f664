import { brand } from '../brand.ts';
import type { Contact } from '../schema/contact.ts';

export type { Contact } from '../schema/contact.ts';

export const contact: Contact = {
  meta: {
    title: `Contact · ${brand.name}`,
    description: `Write to ${brand.name} by form, e-mail or phone. Questions about the notices, trusts or your data are all welcome.`,
  },
  title: 'Talk to a person',
  intro: 'Ask about membership, a notice you received, or the data we hold about you.',
  responseTime: 'We typically respond within 24 hours',
  details: { email: 'E-mail', phone: 'Phone' },
  hostedForm: {
    title: 'Contact form of our booking provider',
    fallback: 'The provider’s form did not load. The form on this page reaches the same people.',
  },
  form: {
    title: 'Send a message',
    fields: { name: 'Your name', email: 'Your e-mail', subject: 'Subject', message: 'Message' },
    optional: 'optional',
    submit: 'Send message',
    submitting: 'Sending…',
    success: { title: 'Message sent', text: 'Thank you. We will write to the address you gave.' },
    failure: { title: 'Message not sent', text: 'Your text is still here. Please try again.' },
  },
};
