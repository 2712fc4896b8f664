import { leadWebhook } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { derivedId, HttpProblem, metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { leadStream } from '../leads/lead-stream.ts';
import { holdsSame } from './holds-same.ts';

interface Deps {
  readonly store: EventStore;
  /** Shared with the provider; undefined: nobody may call. */
  readonly secret: string | undefined;
  readonly contactIdOf: (email: string) => string;
  readonly clock: () => Date;
}

/**
 * Leads from the external provider, by the rules of Standard Webhooks: HMAC-SHA-256 over id, time stamp and body, refused when more
 * than five minutes off. A delivery that is repeated is the same lead; its id with other words is refused.
 */
export const webhookRoutes =
  ({ store, secret, contactIdOf, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const webhook = secret === undefined ? null : new Webhook(secret);

    serve(app, leadWebhook, async ({ body: { subject, ...body }, request }) => {
      const id = deliveryOf(webhook, request);
      const written = { ...body, subject: subject?.trim() || null };
      const leadId = derivedId(id, 'lead of the provider');
      const data = {
        ...written,
        leadId,
        contactId: contactIdOf(body.email),
        sessionId: null,
        source: 'provider' as const,
        suspicions: [],
      };
      const command = { type: 'CaptureLead', data, now: clock().toISOString() } as const;
      const { events } = await store
        .stream(leadStream)
        .handle([leadId], command, { metadata: metadataOf(request) });
      if (events.length === 0 && !(await holdsSame(store, leadId, written)))
        throw new HttpProblem(409, 'This delivery has been made already, with other words.', {
          code: 'webhook-replayed',
        });
      return { id: leadId };
    });
  };

/**
 * Id of a delivery that the provider signed.
 * @throws HttpProblem 401 for one that it did not sign, or not lately.
 */
function deliveryOf(webhook: Webhook | null, { headers, signedText = '' }: FastifyRequest): string {
  const id = String(headers['webhook-id'] ?? '');
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': String(headers['webhook-timestamp'] ?? ''),
    'webhook-signature': String(headers['webhook-signature'] ?? ''),
  };
  try {
    if (!webhook) throw new Error('No secret is shared with the provider.');
    webhook.verify(signedText, signed);
    return id;
  } catch {
    throw new HttpProblem(401, 'This delivery is not signed, or not lately.', { code: 'webhook-unsigned' });
  }
}
