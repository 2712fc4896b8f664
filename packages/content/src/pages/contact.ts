import { brand } from '../brand.ts';
import type { Contact } from '../schema/contact.ts';

export type { Contact } from '../schema/contact.ts';

export const contact: Contact = {
  meta: {
    title: `Contact · ${brand.name}`,
    description: `Write to ${brand.name} by form, e-mail or phone. Questions about the notices, trusts or your data are all welcome.`,
  },
  eyebrow: 'Contact',
  title: 'Talk to a person',
  intro: 'Ask about membership, a notice you received, or the data we hold about you.',
  responseTime: 'We typically respond within 24 hours',
  details: { title: 'How to reach us', email: 'E-mail', phone: 'Phone', answer: 'Answer' },
  before: {
    title: 'Before you write',
    items: [
      'Send no identity papers, account numbers or social security numbers.',
      'Is a deadline or a hearing near? See a lawyer or legal aid first: no message here moves a date.',
      'To see, correct or erase your data, write from the address that you gave us.',
    ],
    more: { label: 'What happens to your message', path: '/privacy-policy' },
  },
  hostedForm: {
    title: 'Or use our provider’s form',
    text: 'The provider through which calls are booked has a contact form, too. It reaches the same people.',
    privacy:
      'It comes from {host}, which then sees your IP address and what you enter. Nothing is loaded before you choose to.',
    load: 'Load the form',
    loading: 'Loading the form…',
    frame: 'Contact form of our booking provider',
    doubt:
      'Nothing to see? Then the provider has trouble. The other form on this page reaches the same people.',
    close: 'Close the form',
    failure: {
      title: 'The provider’s form did not load',
      text: 'The other form on this page reaches the same people.',
    },
    again: 'Try again',
  },
  form: {
    title: 'Send a message',
    fields: { name: 'Your name', email: 'Your e-mail', subject: 'Subject', message: 'Message' },
    optional: 'optional',
    submit: 'Send message',
    submitting: 'Sending…',
    success: { title: 'Message sent', text: 'Thank you. We will write to the address you gave.' },
    failure: { title: 'Message not sent', text: 'Your text is still here. Please try again.' },
    errors: {
      name: 'Please tell us your name.',
      email: 'Please enter an e-mail address, such as name@example.org.',
      message: 'Please write a message.',
    },
    again: 'Write another message',
    trap: 'Website',
    noScripts: 'Sending this form needs scripts. Without them, write to us by e-mail.',
  },
};
