import { brand } from '@aera/content';
import { roleWords } from '../../../shared/copy/role-copy.ts';

type Role = keyof typeof roleWords.names;

/** The words of the page that an invitation leads to. */
export const invitationCopy = {
  eyebrow: 'Stewards only',
  title: `You are invited to ${brand.name}`,
  loading: 'Looking at the invitation…',
  by: (who: string | null, email: string) =>
    who ? `${who} invites ${email} to work here.` : `${email} is invited to work here.`,
  role: (role: Role) => `As ${roleWords.names[role].toLowerCase()}:`,
  means: {
    steward: 'you may do everything here, and decide on roles and invitations.',
    responder: 'you answer questions and look after contacts.',
    auditor: 'you see everything and change nothing.',
  } satisfies Record<Role, string>,
  until: (when: string) => `Your access ends on ${when}.`,
  fields: { firstName: 'First name', lastName: 'Last name', username: 'Username' },
  usernameHint: 'You sign in with it. Letters, digits, dots, dashes and underscores.',
  missing: {
    firstName: 'Please give your first name.',
    lastName: 'Please give your last name.',
    username: 'Please choose a user name of 3 characters or more.',
    password: 'Please choose a password of 10 characters or more.',
  },
  next: 'Next you set up your second factor.',
  submit: 'Accept and sign in',
  submitting: 'Signing in…',
  replaces: (name: string) =>
    `In this browser ${name} is signed in. Accepting signs them out here and you in.`,
  incomplete: {
    title: 'This link is incomplete',
    text: 'Please open the link from the mail, whole.',
  },
  dead: {
    title: 'This invitation is not valid any more',
    text: 'A link works once, for three days, and a newer one replaces it. Please ask whoever invited you for another.',
    signIn: 'To the sign-in',
  },
  unread: 'The invitation could not be read',
  failed: 'That did not work. Please try again.',
} as const;
