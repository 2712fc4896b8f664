import { mails, type MailKind } from '@aera/content/mails';
import { z } from 'zod';
import { createExcerpt } from './excerpt.ts';
import { resolveChannels, type Recipient } from '../preferences/recipient.ts';
import { renderHtml, type EmailBody, renderText } from './email-body.ts';
import type { ExistingQuestion } from '../questions/question.ts';
import type { MailRequestEvent } from './mail-request-stream.ts';
import type { Email } from './mailer.ts';
import type { DigestItem, QueuedMail } from './outbox.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

type MailedQuestion = Pick<ExistingQuestion, 'status' | 'question' | 'email'>;

/** Data of a mail, read when it is sent. */
export interface MailSources {
  readRecipient(recipientId: string): Promise<Recipient>;
  /** Whether the member has verified the address. */
  isVerified(recipientId: string): Promise<boolean>;
  /** Null if there is no such question; text and address are null once the author is erased. */
  readQuestion(questionId: string): Promise<MailedQuestion | null>;
  /** Null if the mail was not requested by another service. */
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
const singleAddress = z.email().max(254);

const visitorMailKinds = ['visitor_question_answered', 'visitor_information_requested'] as const;
/** Mails about questions that were asked without an account. */
export type VisitorMailKind = (typeof visitorMailKinds)[number];

const isVisitorMail = (kind: string): kind is VisitorMailKind =>
  visitorMailKinds.some((visitorKind) => visitorKind === kind);

/** Whether a mail or digest item asks for information that is no longer needed: the author has replied, or the question is closed. */
const isOutdated = (kind: string, question: MailedQuestion | null): boolean =>
  (kind === 'information_requested' || kind === 'visitor_information_requested') &&
  question?.status !== 'needs_information';

interface Draft {
  readonly kind: MailKind;
  readonly to: { readonly address: string | null; readonly name: string | null };
  readonly path: string | null;
  readonly question?: string | null;
  readonly items?: readonly string[];
  /** The recipient of a mail with an unsubscribe link. */
  readonly unsubscriberId?: string;
}

/**
 * Composes a queued mail. Returns null if it must not be sent: the recipient is erased, has read the notification or turned off the type,
 * the request has expired, the information is no longer needed, or a digest has no items or an unverified address.
 */
export async function composeMail(mail: QueuedMail, sources: MailSources): Promise<Email | null> {
  const draft = await composeDraft(mail, sources);
  const to = singleAddress.safeParse(draft?.to.address);
  if (!draft || !to.success) return null;
  return renderEmail(mail.id, to.data, draft, sources);
}

async function composeDraft(mail: QueuedMail, sources: MailSources): Promise<Draft | null> {
  if (mail.kind === 'digest') return composeDigest(mail, sources);
  if (isVisitorMail(mail.kind)) return composeVisitorMail(mail.kind, mail, sources);
  const request = await sources.readRequest(mail.id);
  if (request) return composeRequestedMail(request, sources);
  return composeNotification(mail, sources);
}

async function composeNotification(mail: QueuedMail, sources: MailSources): Promise<Draft | null> {
  const { kind, recipientId, questionId } = mail;
  const { address, name, preferences } = await sources.readRecipient(recipientId);
  if (resolveChannels(preferences, kind).email === 'off' || (await hasBeenRead(mail, sources))) return null;
  // A member may not own an unverified address, so a mail to it contains neither their name nor their question.
  const isVerified = await sources.isVerified(recipientId);
  const found = questionId ? await sources.readQuestion(questionId) : null;
  if (isOutdated(kind, found)) return null;
  const path = questionId ? `/dashboard/questions/${questionId}` : '/dashboard/notifications';
  return {
    kind: kind as MailKind,
    to: { address, name: isVerified ? name : null },
    path,
    question: isVerified && found ? found.question : null,
    unsubscriberId: recipientId,
  };
}

async function composeDigest({ id, recipientId }: QueuedMail, sources: MailSources): Promise<Draft | null> {
  const { address, name, preferences } = await sources.readRecipient(recipientId);
  if (!(await sources.isVerified(recipientId))) return null;
  // By type and question, because one question may have several requests or answers.
  const lines = new Map<string, string>();
  for (const item of await sources.listDigestItems(id)) {
    if (resolveChannels(preferences, item.type).email === 'off' || (await hasBeenRead(item, sources)))
      continue;
    const found = item.questionId ? await sources.readQuestion(item.questionId) : null;
    const line = mails.digestLines[item.type as keyof typeof mails.digestLines];
    const question = found?.question;
    if (question && !isOutdated(item.type, found))
      lines.set(
        `${item.type} ${item.questionId}`,
        line.replace('{question}', () => createExcerpt(question)),
      );
  }
  if (lines.size === 0) return null;
  return {
    kind: 'digest',
    to: { address, name },
    path: '/dashboard/notifications',
    items: [...lines.values()],
    unsubscriberId: recipientId,
  };
}

async function composeVisitorMail(
  kind: VisitorMailKind,
  { questionId }: QueuedMail,
  sources: MailSources,
): Promise<Draft | null> {
  const found = questionId ? await sources.readQuestion(questionId) : null;
  if (!questionId || !found || isOutdated(kind, found)) return null;
  const { email: address, question } = found;
  const path = sources.createStatusPath(questionId);
  return { kind, to: { address, name: null }, path, question };
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
  { kind, to, path, question, items = [], unsubscriberId }: Draft,
  { site, tokens }: MailSources,
): Email {
  const copy = mails.kinds[kind];
  const fill = (text: string): string =>
    text
      .replace('{question}', () => (question ? createExcerpt(question) : ''))
      .replace('{count}', String(items.length));
  const token = unsubscriberId && encodeURIComponent(tokens.sign({ recipientId: unsubscriberId, kind }));
  const body: EmailBody = {
    heading: copy.heading,
    name: to.name,
    paragraphs: copy.paragraphs.filter((text) => question || !text.includes('{question}')).map(fill),
    items,
    action: copy.action && path ? { label: copy.action, url: site + path } : null,
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
    subject: fill(copy.subject),
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
