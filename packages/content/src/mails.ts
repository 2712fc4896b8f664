import { brand } from './brand.ts';
import type { Mails } from './schema/mail.ts';

export type { MailKind, Mails, MailCopy } from './schema/mail.ts';

const muteHint = 'You asked for these emails. To mute them, open your account in the Stewards Portal.';

/** Every mail that the site sends. */
export const mails: Mails = {
  greeting: { named: 'Hello {name},', unnamed: 'Hello,' },
  signature: brand.name,
  why: `You’re receiving this email because email notifications are on in your ${brand.name} account.`,
  choose: 'Notification settings',
  unsubscribe: 'Unsubscribe from these emails',
  orOpen: 'Or copy this link into your browser:',
  kinds: {
    question_answered: {
      subject: 'Your question has been answered',
      heading: 'Your question has been answered',
      paragraphs: ['“{question}”', 'One of our experts has answered your question.'],
      action: 'Read the answer',
    },
    information_requested: {
      subject: 'We need more information to answer your question',
      heading: 'We need more information to answer your question',
      paragraphs: [
        '“{question}”',
        'One of our experts needs more details before they can answer. The 24-hour answer time pauses until you reply.',
      ],
      action: 'View and reply',
    },
    answer_revised: {
      subject: 'The answer to your question has been revised',
      heading: 'The answer to your question has been revised',
      paragraphs: ['“{question}”', 'One of our experts has revised the answer to this question.'],
      action: 'Read the revised answer',
    },
    visitor_question_answered: {
      subject: 'Your question has been answered',
      heading: 'Your question has been answered',
      paragraphs: [
        '“{question}”',
        'You asked this question without an account. Anyone with the link below can read the answer, so don’t share it.',
      ],
      action: 'Read the answer',
    },
    visitor_information_requested: {
      subject: 'We need more information to answer your question',
      heading: 'We need more information to answer your question',
      paragraphs: [
        '“{question}”',
        'One of our experts needs more details before they can answer. The 24-hour answer time pauses until you reply. To reply, become a member with this email address.',
        'Anyone with the link below can read your question, so don’t share it.',
      ],
      action: 'View the request',
    },
    digest: {
      subject: 'Your daily digest: {count} new',
      heading: 'Your daily digest',
      paragraphs: ['New since your last digest:'],
      action: 'View notifications',
    },
    verify_email: {
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      paragraphs: [
        'Confirm that this is your email address. If you didn’t ask for this, you can ignore this email.',
      ],
      action: 'Confirm email address',
    },
    reset_password: {
      subject: 'Reset your password',
      heading: 'Reset your password',
      paragraphs: [
        'We received a request to reset your password. This link works once and expires in 1 hour. If you didn’t request it, you can ignore this email.',
      ],
      action: 'Reset password',
    },
    password_changed: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: ['You’ve been signed out everywhere else. If you didn’t do this, reset your password now.'],
      action: 'Sign in',
    },
    confirm_new_email: {
      subject: 'Confirm your new email address',
      heading: 'Confirm your new email address',
      paragraphs: [
        'Someone asked to use this address for their account. If it was you, confirm it while you’re signed in. The link works once and expires in 1 hour.',
        'If it wasn’t you, ignore this email. Nothing changes without the link.',
      ],
      action: 'Confirm new address',
    },
    email_change_requested: {
      subject: 'Your email address is being changed',
      heading: 'Your email address is being changed',
      paragraphs: [
        'Someone signed in to your account asked to use a different email address. It changes once they confirm the new address.',
        'If it wasn’t you, cancel the change now. Then change your password, because someone else may know it.',
      ],
      action: 'Cancel the change',
    },
    email_changed: {
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      paragraphs: [
        'Your account no longer uses this address. Emails go to the new one, and all other sessions were signed out.',
        `If you didn’t make this change, contact us right away at ${brand.email}.`,
      ],
      action: null,
    },
    email_taken: {
      subject: 'You already have an account with this address',
      heading: 'You already have an account with this address',
      paragraphs: [
        'Someone asked to use this address for another account. That isn’t possible, and nothing has changed.',
        'If it was you, sign in with this address instead. If it wasn’t, you can ignore this email.',
      ],
      action: 'Sign in',
    },
    new_sign_in: {
      subject: 'New sign-in to your account',
      heading: 'New sign-in to your account',
      paragraphs: [
        'Someone signed in to your account from a browser we haven’t seen before. If it wasn’t you, change your password now.',
      ],
      action: 'Review sessions',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      heading: 'A passkey was added to your account',
      paragraphs: [
        'You can now use it to sign in without a password. If you didn’t add it, remove it and change your password now.',
      ],
      action: 'Review passkeys',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your account',
      heading: 'A passkey was removed from your account',
      paragraphs: [
        'It no longer signs you in. If you didn’t ask for this, change your password and check your passkeys now.',
      ],
      action: 'Review passkeys',
    },
    steward_password_changed: {
      subject: 'Your Stewards Portal password was changed',
      heading: 'Your Stewards Portal password was changed',
      paragraphs: [
        `You’ve been signed out everywhere else. If you didn’t do this, ask another steward to suspend your access now, or contact us at ${brand.email}.`,
      ],
      action: 'Review sessions',
    },
    steward_invited: {
      subject: `You’re invited to the ${brand.name} Stewards Portal`,
      heading: 'You’re invited to the Stewards Portal',
      paragraphs: [
        'Choose a username and password, then set up two-factor authentication. The link works once and expires in 3 days. Don’t share it.',
        'If you didn’t expect this email, you can ignore it.',
      ],
      action: 'Accept invitation',
    },
    steward_new_question: {
      subject: 'New questions are waiting',
      heading: 'New questions are waiting',
      paragraphs: ['At least one new question needs an answer.', muteHint],
      action: 'View questions',
    },
    steward_new_contact: {
      subject: 'New contact messages arrived',
      heading: 'New contact messages arrived',
      paragraphs: ['At least one new message came through the contact form.', muteHint],
      action: 'View contacts',
    },
    steward_security_alert: {
      subject: 'Security alert',
      heading: 'Security alert',
      paragraphs: ['The platform reported at least one severe threat or a ledger mismatch.', muteHint],
      action: 'View security dashboard',
    },
  },
  digestLines: {
    question_answered: 'Answered: “{question}”',
    information_requested: 'Needs your reply: “{question}”',
    answer_revised: 'Revised answer: “{question}”',
  },
};
