import { brand } from '@aera/content';
import { roleCopy } from '../../../shared/copy/role-copy.ts';

type Role = keyof typeof roleCopy.names;

/** The words of the page that an invitation leads to. */
export const invitationCopy = {
  eyebrow: 'Stewards only',
  title: `You’re invited to ${brand.name}`,
  loading: 'Loading invitation...',
  by: (who: string | null, email: string) =>
    who ? `${who} invited ${email} to the Stewards Portal.` : `${email} is invited to the Stewards Portal.`,
  role: (role: Role) => `As ${roleCopy.names[role].toLowerCase()}:`,
  means: {
    steward: 'You can do everything, including managing roles and invitations.',
    responder: 'You can answer questions and manage contacts.',
    auditor: 'You can view everything but change nothing.',
  } satisfies Record<Role, string>,
  until: (when: string) => `Your access ends on ${when}.`,
  fields: { firstName: 'First name', lastName: 'Last name', username: 'Username' },
  usernameHint: 'You’ll sign in with it. Use letters, numbers, dots, dashes and underscores.',
  missing: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    username: 'Enter a username of at least 3 characters',
  },
  next: 'Next, you’ll set up two-factor authentication.',
  submit: 'Accept and sign in',
  submitting: 'Signing in...',
  replaces: (name: string) => `${name} is signed in to this browser. Accepting signs them out.`,
  incomplete: {
    title: 'This link is incomplete',
    text: 'Open the full link from your invitation email.',
  },
  dead: {
    title: 'This invitation is no longer valid',
    text: 'Invitation links work once and expire after 3 days. Ask the person who invited you for a new one.',
    signIn: 'Go to sign-in',
  },
  unread: 'Couldn’t load the invitation',
  failed: 'Something went wrong. Try again.',
} as const;
