import { listMails, retryMail, unsubscribe } from '@aera/contracts';
import { selectList } from '@aera/event-store';
import { HttpProblem, requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { recipientStream } from '../preferences/recipient-stream.ts';
import { MailRow } from './outbox.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

const columns = selectList(MailRow, {
  only: ['id', 'kind', 'state', 'attempts', 'lastError', 'createdAt', 'nextAttemptAt'],
});

export const mailRoutes =
  ({ store, sql, clock }: ServiceContext, tokens: UnsubscribeTokens): FastifyPluginAsync =>
  async (app) => {
    serve(app, unsubscribe, async ({ query, request }) => {
      const subscription = tokens.read(query.token);
      if (!subscription)
        throw new HttpProblem(400, 'This link is incomplete. Open it again from the email.', {
          code: 'unsubscribe-link-invalid',
        });
      const { recipientId, kind: notificationType } = subscription;
      const data = { recipientId, notificationType };
      const command = { type: 'Unsubscribe', data, now: clock().toISOString() } as const;
      await store
        .stream(recipientStream)
        .handle([recipientId], command, { metadata: requestMetadata(request) });
    });

    serve(app, listMails, ({ query }) =>
      sql<MailRow>(`select ${columns} from mails where state = $1 order by created_at, id limit 500`, [
        query.state,
      ]),
    );

    serve(app, retryMail, async ({ params }) => {
      const [mail] = await sql<{ id: string }>(
        `update mails set state = 'queued', attempts = 0, next_attempt_at = $2, done_at = null
         where id = $1 and (state = 'dead' or (state = 'queued' and attempts > 0 and claim_expires_at is null))
         returning id::text as id`,
        [params.id, clock().toISOString()],
      );
      if (!mail) throw new HttpProblem(404, 'Failed email not found.', { code: 'mail-not-found' });
    });
  };
