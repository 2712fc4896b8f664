import { brand } from './brand.ts';
import type { Mails } from './schema/mail.ts';

export type { MailKind, Mails, MailWords } from './schema/mail.ts';

/** Every mail that the site sends. */
export const mails: Mails = {
  greeting: { named: 'Hello {name},', unnamed: 'Hello,' },
  signature: brand.name,
  why: 'You get this mail because you are a member and chose to be told of it by mail.',
  choose: 'Choose what to be told of',
  unsubscribe: 'No more mails of this kind',
  orOpen: 'Or open this address:',
  kinds: {
    question_answered: {
      subject: 'Your question has been answered',
      heading: 'Your question has been answered',
      paragraphs: ['“{question}”', 'An expert has written an answer.'],
      action: 'Read the answer',
    },
    information_requested: {
      subject: 'The experts need to know more',
      heading: 'The experts need to know more',
      paragraphs: [
        '“{question}”',
        'To answer it well, an expert asks you for more. The answer waits for you.',
      ],
      action: 'See what they ask',
    },
    answer_revised: {
      subject: 'An answer to you reads differently now',
      heading: 'An answer to you was revised',
      paragraphs: ['“{question}”', 'An expert has revised the answer to this question.'],
      action: 'Read it as it is now',
    },
    visitor_question_answered: {
      subject: 'Your question has been answered',
      heading: 'Your question has been answered',
      paragraphs: [
        '“{question}”',
        'You asked this with this address and no account. The link below shows the answer to whoever has it, so keep it to yourself.',
      ],
      action: 'Read the answer',
    },
    digest: {
      subject: 'What is new for you: {count}',
      heading: 'What is new for you',
      paragraphs: ['Since the last such mail:'],
      action: 'Open your notifications',
    },
    verify_email: {
      subject: 'Please confirm your e-mail address',
      heading: 'Please confirm your e-mail address',
      paragraphs: [
        'Confirm that this address is yours. If you did not ask for this, you need not do anything.',
      ],
      action: 'Confirm the address',
    },
    reset_password: {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        'Somebody, presumably you, asked for a new password. The link works once and for a short time. If it was not you, you need not do anything.',
      ],
      action: 'Choose a password',
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Every other session has been signed out. If it was not you, choose a new password at once.',
      ],
      action: 'Go to the sign-in',
    },
    email_changed: {
      subject: 'The e-mail address of your account was changed',
      heading: 'Your e-mail address was changed',
      paragraphs: ['From now on mails go to the new address. If it was not you, please write to us at once.'],
      action: null,
    },
    new_sign_in: {
      subject: 'A new sign-in to your account',
      heading: 'A new sign-in to your account',
      paragraphs: [
        'Your account was used in a browser that was not seen before. If it was not you, change your password.',
      ],
      action: 'Look at your sessions',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      heading: 'A passkey was added to your account',
      paragraphs: [
        'From now on it opens your account without a password. If it was not you, remove it and change your password at once.',
      ],
      action: 'Look at your passkeys',
    },
    steward_invited: {
      subject: `You are invited to work with ${brand.name}`,
      heading: 'You are invited to the stewards portal',
      paragraphs: [
        'Choose your user name and a password, and set up your second factor. The link works once, for three days, and for you alone: please pass it on to nobody.',
        'If you did not expect this, you need not do anything.',
      ],
      action: 'Accept the invitation',
    },
  },
  digestLines: {
    question_answered: 'Answered: “{question}”',
    information_requested: 'More is asked of you: “{question}”',
    answer_revised: 'Revised: “{question}”',
  },
};
