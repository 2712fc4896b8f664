import { mails, type MailKind } from '@aera/content/mails';
import { z } from 'zod';
import { excerpt } from './excerpt.ts';
import { channelsOf, type Recipient } from '../preferences/recipient.ts';
import { renderHtml, type EmailBody, renderText } from './email-body.ts';
import type { MailRequestEvent } from './mail-request.ts';
import type { Email } from './mailer.ts';
import type { DigestItem, QueuedMail } from './outbox.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** What a mail is made of, looked up at the moment it leaves. */
export interface MailSources {
  readRecipient(memberId: string): Promise<Recipient>;
  /** Whether the member's address is known to be theirs. */
  isVerified(memberId: string): Promise<boolean>;
  /** Null once its author is erased. */
  readQuestion(questionId: string): Promise<{ question: string | null; email: string | null } | null>;
  readRequest(mailId: string): Promise<MailRequestEvent['data'] | null>;
  isRead(notificationId: string): Promise<boolean>;
  digestItems(mailId: string): Promise<readonly DigestItem[]>;
  statusPathOf(questionId: string): string;
  readonly tokens: UnsubscribeTokens;
  /** Where the site is, without a slash at the end. */
  readonly site: string;
  readonly now: () => Date;
}

/** One address and nothing else: what is not one would be read as several, or as a header. */
const address = z.email().max(254);

interface Draft {
  readonly kind: MailKind;
  readonly to: { readonly address: string | null; readonly name: string | null };
  readonly path: string | null;
  readonly question?: string | null;
  readonly items?: readonly string[];
  /** For mails that a member has chosen, and can end. */
  readonly memberId?: string;
}

/**
 * A queued mail as it is to leave now. Null: it is to leave no more, for its recipient is erased, has read it already or wants none of its
 * kind, or its time is over.
 */
export async function composeMail(mail: QueuedMail, sources: MailSources): Promise<Email | null> {
  const draft = await draftOf(mail, sources);
  const found = address.safeParse(draft?.to.address);
  if (!draft || !found.success) return null;
  return renderEmail(mail.id, found.data, draft, sources);
}

async function draftOf(mail: QueuedMail, sources: MailSources): Promise<Draft | null> {
  if (mail.kind === 'digest') return digestDraft(mail, sources);
  if (mail.kind === 'visitor_question_answered') return visitorDraft(mail, sources);
  const request = await sources.readRequest(mail.id);
  if (request) return requestedDraft(request, sources);
  return notificationDraft(mail, sources);
}

async function notificationDraft(mail: QueuedMail, sources: MailSources): Promise<Draft | null> {
  const { kind, recipientId: memberId, questionId } = mail;
  const { address, name, preferences } = await sources.readRecipient(memberId);
  if (channelsOf(preferences, kind).email === 'off' || (await isReadIn(mail, sources))) return null;
  // A stranger may have registered with the address: nothing that they typed goes into a mail to it.
  const isVerified = await sources.isVerified(memberId);
  const found = questionId && isVerified ? await sources.readQuestion(questionId) : null;
  const path = questionId ? `/dashboard/questions/${questionId}` : '/dashboard/notifications';
  return {
    kind: kind as MailKind,
    to: { address, name: isVerified ? name : null },
    path,
    question: found?.question ?? null,
    memberId,
  };
}

async function digestDraft(
  { id, recipientId: memberId }: QueuedMail,
  sources: MailSources,
): Promise<Draft | null> {
  const { address, name, preferences } = await sources.readRecipient(memberId);
  if (!(await sources.isVerified(memberId))) return null;
  const items: string[] = [];
  for (const item of await sources.digestItems(id)) {
    if (channelsOf(preferences, item.type).email === 'off' || (await isReadIn(item, sources))) continue;
    const question = item.questionId && (await sources.readQuestion(item.questionId))?.question;
    const line = mails.digestLines[item.type as keyof typeof mails.digestLines];
    if (question) items.push(line.replace('{question}', () => excerpt(question)));
  }
  if (items.length === 0) return null;
  return { kind: 'digest', to: { address, name }, path: '/dashboard/notifications', items, memberId };
}

async function visitorDraft({ questionId }: QueuedMail, sources: MailSources): Promise<Draft | null> {
  const found = questionId ? await sources.readQuestion(questionId) : null;
  if (!questionId || !found) return null;
  const { email: address, question } = found;
  const path = sources.statusPathOf(questionId);
  return { kind: 'visitor_question_answered', to: { address, name: null }, path, question };
}

function requestedDraft(
  { kind, address, name, path, expiresAt }: MailRequestEvent['data'],
  { now }: MailSources,
): Draft | null {
  if (expiresAt !== null && new Date(expiresAt) <= now()) return null;
  return { kind, to: { address, name }, path };
}

const isReadIn = async (
  { notificationId }: Pick<QueuedMail, 'notificationId'>,
  { isRead }: MailSources,
): Promise<boolean> => notificationId !== null && (await isRead(notificationId));

function renderEmail(
  id: string,
  address: string,
  { kind, to, path, question, items = [], memberId }: Draft,
  { site, tokens }: MailSources,
): Email {
  const words = mails.kinds[kind];
  const filled = (text: string): string =>
    text
      .replace('{question}', () => (question ? excerpt(question) : ''))
      .replace('{count}', String(items.length));
  const token = memberId && encodeURIComponent(tokens.of({ memberId, kind }));
  const body: EmailBody = {
    heading: words.heading,
    name: to.name,
    // Without the question there is nothing to quote.
    paragraphs: words.paragraphs.filter((text) => question || !text.includes('{question}')).map(filled),
    items,
    action: words.action && path ? { label: words.action, url: site + path } : null,
    footer: token
      ? {
          preferencesUrl: `${site}/dashboard/preferences`,
          unsubscribeUrl: `${site}/unsubscribe#${token}`,
        }
      : null,
  };
  return {
    id,
    to: { address, name: to.name },
    subject: filled(words.subject),
    text: renderText(body),
    html: renderHtml(body),
    headers: token ? oneClickUnsubscribeHeaders(`${site}/api/mail/unsubscribe?token=${token}`) : {},
  };
}

/** RFC 8058: the mail program calls the address by POST when its user says so, without a cookie and without a page. */
const oneClickUnsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
