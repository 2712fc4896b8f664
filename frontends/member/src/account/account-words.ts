import { brand } from '@aera/content';

export const accountWords = {
  name: 'Your name',
  email: 'E-mail',
  password: 'Password',
  passwordRule: 'At least 10 characters. A few words in a row make a good one.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  unreachable: 'There was no answer. Please check your connection and try again.',
  missing: {
    name: 'Please tell us your name.',
    password: 'Please enter your password.',
    shortPassword: 'Please choose a password of at least 10 characters.',
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
  },
  join: {
    title: 'Become a member',
    description: `Become a member of ${brand.name}: put questions to the experts and follow their answers in one place.`,
    lead: 'One account for your questions, their answers and your notifications.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    failure: 'No account was made',
    other: 'Already a member?',
    otherLink: 'Sign in',
  },
  panel: {
    title: 'What members do here',
    points: [
      'Search the knowledge base, and see how sure each result is.',
      'Put a question to the experts when nothing answers it.',
      'Read the answer on your dashboard as soon as it is written.',
    ],
  },
} as const;
