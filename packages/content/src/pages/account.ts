import { brand } from '../brand.ts';
import type { Account } from '../schema/account.ts';

export const account: Account = {
  fields: { name: 'Name', email: 'Email', password: 'Password' },
  missing: {
    name: 'Enter your name',
    password: 'Enter your password',
  },
  login: {
    title: 'Sign in',
    description: `Sign in to see your questions, answers and notifications at ${brand.name}.`,
    lead: 'Welcome back. Pick up where you left off.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    failure: 'Sign-in failed',
    other: 'New here?',
    otherLink: 'Become a member',
    erased: {
      lead: 'Thank you for being a member. You can join again at any time.',
      title: 'Your account has been erased',
      text: 'Your data can no longer be read by anyone, and you’ve been signed out everywhere. Data about this browser is stored separately.',
      link: 'See or erase it',
    },
  },
  join: {
    title: 'Become a member',
    description: `Become a member of ${brand.name}. Ask our experts questions and follow the answers in one place.`,
    lead: 'Good to have you here. Creating an account takes about a minute.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    failure: 'Couldn’t create your account',
    other: 'Already a member?',
    otherLink: 'Sign in',
    hints: {
      name: 'What we should call you.',
      email: 'We’ll use it to sign you in and tell you about answers.',
    },
    agreement: {
      lead: 'Before you join, read:',
      links: [
        { label: 'Terms of Service', path: '/terms-of-service' },
        { label: 'Privacy Policy', path: '/privacy-policy' },
      ],
    },
  },
  panel: {
    eyebrow: 'Membership',
    title: 'What you can do as a member',
    points: [
      {
        title: 'Search the knowledge base',
        text: 'See how well each result matches and where it comes from.',
      },
      {
        title: 'Ask the experts',
        text: 'No answer in search? Our experts promise one within 24 hours.',
      },
      {
        title: 'Follow your questions',
        text: 'Answers and updates appear on your dashboard as soon as they’re written.',
      },
      {
        title: 'Talk to a person',
        text: 'Your first 30-minute consultation is free.',
      },
    ],
    small: 'An account is free. Trusts and other services are agreed and paid for separately.',
  },
};
