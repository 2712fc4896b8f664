import { brand } from '../brand.ts';
import type { Account } from '../schema/account.ts';

export const account: Account = {
  fields: { name: 'Your name', email: 'E-mail', password: 'Password' },
  missing: {
    name: 'Please tell us your name.',
    password: 'Please enter your password.',
  },
  login: {
    title: 'Sign in',
    description: `Sign in to see your questions, their answers and your notifications at ${brand.name}.`,
    lead: 'Welcome back. Your questions and answers are where you left them.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    failure: 'Not signed in',
    other: 'New here?',
    otherLink: 'Become a member',
    erased: {
      lead: 'Thank you for having been here. You may come back at any time, as somebody new.',
      title: 'Your account is erased',
      text: 'Nothing that was yours can be read any more, by anybody, and you are signed out everywhere. What is held about this browser is apart:',
      link: 'See or erase it',
    },
  },
  join: {
    title: 'Become a member',
    description: `Become a member of ${brand.name}: put questions to the experts and follow their answers in one place.`,
    lead: 'Good to have you here. It takes about a minute.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    failure: 'No account was made',
    other: 'Already a member?',
    otherLink: 'Sign in',
    hints: {
      name: 'As you would like to be addressed.',
      email: 'For signing in, and for news of your answers.',
    },
    agreement: {
      lead: 'Before you join, please read:',
      links: [
        { label: 'Terms of Service', path: '/terms-of-service' },
        { label: 'Privacy Policy', path: '/privacy-policy' },
      ],
    },
  },
  panel: {
    eyebrow: 'Membership',
    title: 'What members do here',
    points: [
      {
        title: 'Search the knowledge base',
        text: 'See how sure each result is, and where it comes from.',
      },
      {
        title: 'Ask the experts',
        text: 'They answer what the search cannot, within 24 hours as they promise.',
      },
      {
        title: 'Follow your questions',
        text: 'Answers and news arrive on your dashboard as they are written.',
      },
      {
        title: 'Talk to a person',
        text: 'A first consultation of 30 minutes is free.',
      },
    ],
    small: 'An account costs nothing. Trusts and other services are agreed, and paid, separately.',
  },
};
