import { chooseStewardMails, readStewardMails } from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { stewardStream } from '../stewards/steward-stream.ts';

/** The e-mails that a steward receives. */
export const stewardMailRoutes =
  ({ store, now }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const stewards = store.stream(stewardStream);

    serve(app, readStewardMails, async ({ identity }) => {
      const account = await stewards.readState(identity.sub);
      return account.status === 'appointed' ? account.mails : { topics: [], muted: false };
    });

    serve(app, chooseStewardMails, async ({ body, identity, request }) => {
      // An operator may do what a steward may.
      const role = identity.role === 'operator' ? 'steward' : identity.role;
      const data = { stewardId: identity.sub, role, ...body };
      const command = { type: 'ChooseMails', data, now: now() } as const;
      await stewards.handle([identity.sub], command, { metadata: requestMetadata(request) });
      return body;
    });
  };
