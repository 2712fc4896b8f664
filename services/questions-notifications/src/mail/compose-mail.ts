import { mails, type MailKind } from '@aera/content/mails';
import { z } from 'zod';
import { excerpt } from './excerpt.ts';
import { resolveChannels, type Recipient } from '../preferences/recipient.ts';
import { renderHtml, type EmailBody, renderText } from './email-body.ts';
import type { MailRequestEvent } from './mail-request-stream.ts';
import type { Email } from './mailer.ts';
import type { DigestItem, QueuedMail } from './outbox.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** Data of a mail, read when it is sent. */
export interface MailSources {
  readRecipient(memberId: string): Promise<Recipient>;
  /** Whether the member has verified the address. */
  isVerified(memberId: string): Promise<boolean>;
  /** Null if there is no such question; the texts are null once the author is erased. */
  readQuestion(questionId: string): Promise<{ question: string | null; email: string | null } | null>;
  readRequest(mailId: string): Promise<MailRequestEvent['data'] | null>;
  isRead(notificationId: string): Promise<boolean>;
  listDigestItems(mailId: string): Promise<readonly DigestItem[]>;
  createStatusPath(questionId: string): string;
  readonly tokens: UnsubscribeTokens;
  /** Origin of the site. */
  readonly site: string;
  readonly now: () => Date;
}

/** A single address; anything else could be parsed as several, or as a header. */
const address = z.email().max(254);

interface Draft {
  readonly kind: MailKind;
  readonly to: { readonly address: string | null; readonly name: string | null };
  readonly path: string | null;
  readonly question?: string | null;
  readonly items?: readonly string[];
  /** For mails that a member can unsubscribe from. */
  readonly memberId?: string;
}

/**
 * Composes a queued mail. Returns null if the recipient is erased, has read the notification or turned off the type, or if the mail has
 * expired.
 */
export async function composeMail(mail: QueuedMail, sources: MailSources): Promise<Email | null> {
  const draft = await composeDraft(mail, sources);
  const recipient = address.safeParse(draft?.to.address);
  if (!draft || !recipient.success) return null;
  return renderEmail(mail.id, recipient.data, draft, sources);
}

async function composeDraft(mail: QueuedMail, sources: MailSources): Promise<Draft | null> {
  if (mail.kind === 'digest') return composeDigest(mail, sources);
  if (mail.kind === 'visitor_question_answered') return composeVisitorMail(mail, sources);
  const request = await sources.readRequest(mail.id);
  if (request) return composeRequestedMail(request, sources);
  return composeNotification(mail, sources);
}

async function composeNotification(mail: QueuedMail, sources: MailSources): Promise<Draft | null> {
  const { kind, recipientId: memberId, questionId } = mail;
  const { address, name, preferences } = await sources.readRecipient(memberId);
  if (resolveChannels(preferences, kind).email === 'off' || (await hasBeenRead(mail, sources))) return null;
  // Someone else may have registered with the address, so a mail to it contains no text of theirs.
  const isVerified = await sources.isVerified(memberId);
  const question = questionId && isVerified ? await sources.readQuestion(questionId) : null;
  const path = questionId ? `/dashboard/questions/${questionId}` : '/dashboard/notifications';
  return {
    kind: kind as MailKind,
    to: { address, name: isVerified ? name : null },
    path,
    question: question?.question ?? null,
    memberId,
  };
}

async function composeDigest(
  { id, recipientId: memberId }: QueuedMail,
  sources: MailSources,
): Promise<Draft | null> {
  const { address, name, preferences } = await sources.readRecipient(memberId);
  if (!(await sources.isVerified(memberId))) return null;
  const items: string[] = [];
  for (const item of await sources.listDigestItems(id)) {
    if (resolveChannels(preferences, item.type).email === 'off' || (await hasBeenRead(item, sources)))
      continue;
    const question = item.questionId && (await sources.readQuestion(item.questionId))?.question;
    const line = mails.digestLines[item.type as keyof typeof mails.digestLines];
    if (question) items.push(line.replace('{question}', () => excerpt(question)));
  }
  if (items.length === 0) return null;
  return { kind: 'digest', to: { address, name }, path: '/dashboard/notifications', items, memberId };
}

async function composeVisitorMail({ questionId }: QueuedMail, sources: MailSources): Promise<Draft | null> {
  const found = questionId ? await sources.readQuestion(questionId) : null;
  if (!questionId || !found) return null;
  const { email: address, question } = found;
  const path = sources.createStatusPath(questionId);
  return { kind: 'visitor_question_answered', to: { address, name: null }, path, question };
}

function composeRequestedMail(
  { kind, address, name, path, expiresAt }: MailRequestEvent['data'],
  { now }: MailSources,
): Draft | null {
  if (expiresAt !== null && new Date(expiresAt) <= now()) return null;
  return { kind, to: { address, name }, path };
}

const hasBeenRead = async (
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
  const fill = (text: string): string =>
    text
      .replace('{question}', () => (question ? excerpt(question) : ''))
      .replace('{count}', String(items.length));
  const token = memberId && encodeURIComponent(tokens.sign({ memberId, kind }));
  const body: EmailBody = {
    heading: words.heading,
    name: to.name,
    paragraphs: words.paragraphs.filter((text) => question || !text.includes('{question}')).map(fill),
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
    subject: fill(words.subject),
    text: renderText(body),
    html: renderHtml(body),
    headers: token ? oneClickUnsubscribeHeaders(`${site}/api/mail/unsubscribe?token=${token}`) : {},
  };
}

/** One-click unsubscribe (RFC 8058): the mail program sends a POST without a cookie. */
const oneClickUnsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
