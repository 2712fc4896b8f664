import {
  messageFields,
  optionalMessageFields,
  submitContactMessage,
  readProofOfWorkChallenge,
  receiveLeadWebhook,
} from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import {
  deriveId,
  HttpProblem,
  requestMetadata,
  serve,
  parseVisitorSessionId,
  type ServiceContext,
} from '@aera/service-kit';
import { toClientKey } from '@aera/service-kit/ip-addresses';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { leadStream } from '../leads/lead-stream.ts';
import { pickMessage, type WrittenMessage } from '../leads/lead.ts';
import type { Challenges } from './proof-of-work.ts';
import { createSlidingWindowCounter, detectSpam, type SubmissionTraits } from './spam-reasons.ts';

interface FormDeps extends Pick<ServiceContext, 'store' | 'clock' | 'newId'> {
  readonly challenges: Challenges;
  /** Returns the contact id of an e-mail address, for signed-out senders. */
  readonly toContactId: (email: string) => string;
}

const hourMs = 3_600_000;

/** The contact form. Every message is stored, and suspected bots receive the same response as people. */
export const intakeRoutes =
  ({ store, challenges, toContactId, clock, newId }: FormDeps): FastifyPluginAsync =>
  async (app) => {
    const countWithoutProof = createSlidingWindowCounter(hourMs);

    serve(app, readProofOfWorkChallenge, async () => challenges.give(newId(), clock()));

    serve(app, submitContactMessage, async ({ body, identity, request }) => {
      const { website, formOpenMs, proofOfWork } = body;
      const person = {
        ...toWrittenMessage(body),
        // A typed e-mail address proves no identity; a signed-in session does.
        contactId: identity.kind === 'member' ? identity.sub : toContactId(body.email),
        sessionId: parseVisitorSessionId(request.headers.cookie) ?? null,
      };
      const done = proofOfWork ? challenges.verify(proofOfWork, clock()) : null;
      const capture = async (leadId: string, state: SubmissionTraits['proofOfWork']) => {
        const traits = { website, formOpenMs, message: body.message, proofOfWork: state };
        const withoutProofOfWork =
          state === 'none' ? countWithoutProof(toClientKey(identity.ip), clock().getTime()) : 0;
        const data = {
          ...person,
          leadId,
          source: 'form' as const,
          spamReasons: detectSpam({ ...traits, countWithoutProofOfWork: withoutProofOfWork }),
        };
        const command = { type: 'CaptureLead', data, now: clock().toISOString() } as const;
        const { events } = await store
          .stream(leadStream)
          .handle([leadId], command, { metadata: requestMetadata(request) });
        return events.length > 0;
      };

      if (done === null) {
        const id = newId();
        await capture(id, 'none');
        return { id };
      }
      // One proof of work creates one lead: repeating the message with the same proof returns the same lead, for clients that lost the
      // response.
      const id = deriveId(done, 'lead');
      if ((await capture(id, 'done')) || (await isDuplicateSubmission(store, id, person))) return { id };
      const another = newId();
      await capture(another, 'spent');
      return { id: another };
    });
  };

interface WebhookDeps extends Pick<ServiceContext, 'store' | 'clock'> {
  /** Secret shared with the provider; undefined disables the webhook. */
  readonly secret: string | undefined;
  readonly toContactId: (email: string) => string;
}

/**
 * Leads from the external provider, per Standard Webhooks: HMAC-SHA-256 over id, timestamp and body, rejected if the timestamp is more than
 * five minutes off. A repeated delivery returns the same lead; its id with another body is rejected.
 */
export const webhookRoutes =
  ({ store, secret, toContactId, clock }: WebhookDeps): FastifyPluginAsync =>
  async (app) => {
    const webhook = secret === undefined ? null : new Webhook(secret);

    serve(app, receiveLeadWebhook, async ({ body, request }) => {
      const id = verifyDelivery(webhook, request);
      const written = toWrittenMessage(body);
      const leadId = deriveId(id, 'lead of the provider');
      const data = {
        ...written,
        leadId,
        contactId: toContactId(body.email),
        sessionId: null,
        source: 'provider' as const,
        spamReasons: [],
      };
      const command = { type: 'CaptureLead', data, now: clock().toISOString() } as const;
      const { events } = await store
        .stream(leadStream)
        .handle([leadId], command, { metadata: requestMetadata(request) });
      if (events.length === 0 && !(await isDuplicateSubmission(store, leadId, written)))
        throw new HttpProblem(409, 'This webhook-id was already used with different content.', {
          code: 'webhook-id-reused',
        });
      return { id: leadId };
    });
  };

/**
 * Returns the id of a delivery that the provider signed.
 * @throws HttpProblem 401 for a missing, wrong or expired signature
 */
function verifyDelivery(webhook: Webhook | null, { headers, rawBody = '' }: FastifyRequest): string {
  const id = String(headers['webhook-id'] ?? '');
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': String(headers['webhook-timestamp'] ?? ''),
    'webhook-signature': String(headers['webhook-signature'] ?? ''),
  };
  try {
    if (!webhook) throw new Error('No secret is shared with the provider.');
    webhook.verify(rawBody, signed);
    return id;
  } catch {
    throw new HttpProblem(401, 'The signature is missing, invalid, or more than five minutes off.', {
      code: 'webhook-signature-invalid',
    });
  }
}

/** Returns the message of a request. An optional field without text is null. */
function toWrittenMessage(body: WrittenMessage): WrittenMessage {
  const optional = optionalMessageFields.map((field) => [field, body[field]?.trim() || null]);
  return { ...pickMessage(body), ...Object.fromEntries(optional) };
}

/** Whether a lead has the same text: then the message is a repetition. */
async function isDuplicateSubmission(
  store: EventStore,
  leadId: string,
  written: WrittenMessage,
): Promise<boolean> {
  const [first] = await store.stream(leadStream).read(leadId);
  return (
    first?.type === 'LeadCaptured' &&
    messageFields.every((field) => (first.data[field] ?? null) === (written[field] ?? null))
  );
}
