import {
  cancelEmailChange,
  cancelEmailChangeByLink,
  cancelStewardEmailChange,
  confirmEmailChange,
  confirmStewardEmailChange,
  type Identity,
  readMyEmail,
  readStewardEmail,
  requestEmailChange,
  requestStewardEmailChange,
  resendEmailChange,
  resendStewardEmailChange,
} from '@aera/contracts';
import { isDomainError } from '@aera/event-store/decider';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { rejectEmailChange } from '../account-email/account-email.ts';
import { reauthenticateMember } from '../members/reauthenticate-member.ts';
import type { SecurityContext } from '../security-context.ts';
import { renewSession } from '../sessions/renew-session.ts';
import type { Account } from '../sessions/session.ts';
import { createCompleteEmailChange, createEmailChanges } from './email-changes.ts';

const toMember = ({ sub: id }: Pick<Identity, 'sub'>): Account => ({ kind: 'member', id });
const toSteward = ({ sub: id }: Pick<Identity, 'sub'>): Account => ({ kind: 'steward', id });

/** Change of the own e-mail address, of members and stewards. */
export const emailChangeRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { devices, attempts, toNameKey, log } = context;
    const changes = createEmailChanges(context);
    const completeChange = createCompleteEmailChange(context);

    /** Uses a link. Wrong ones count as failures of the network. */
    const followLink = async <T>(ip: string, use: () => Promise<T>): Promise<T> => {
      const followed = await attempts.runThrottled('link', { account: null, ip }, () =>
        use().then(
          (result) => ({ result }),
          (error: unknown) => {
            if (isDomainError(error, 'email-change-invalid')) return null;
            throw error;
          },
        ),
      );
      if (!followed) throw rejectEmailChange('email-change-invalid');
      return followed.result;
    };
    /** The address is changed already, so a failure does not fail the request. The consumer completes the change. */
    const complete: typeof completeChange = (change, metadata) =>
      completeChange(change, metadata).catch((err: unknown) =>
        log.warn({ err }, 'an e-mail change is completed later'),
      );

    serve(app, readMyEmail, ({ identity }) => changes.read(toMember(identity)));

    serve(app, requestEmailChange, async ({ body: { email, ...proof }, identity, request }) => {
      const rejection = 'Wrong password. Your email address wasn’t changed.';
      await reauthenticateMember(context, { identity, request }, proof, rejection);
      return changes.request(toMember(identity), email, identity.ip, requestMetadata(request));
    });

    serve(app, resendEmailChange, ({ identity, request }) =>
      changes.resend(toMember(identity), identity.ip, requestMetadata(request)),
    );

    serve(app, cancelEmailChange, ({ identity, request }) =>
      changes.cancel(toMember(identity), requestMetadata(request)),
    );

    serve(app, confirmEmailChange, async ({ body: { token }, identity, request, reply }) => {
      const metadata = requestMetadata(request);
      const { status, completed } = await followLink(identity.ip, () =>
        changes.confirm(
          toMember(identity),
          token,
          // Gateways cache the address with the session, so it gets a new token.
          (change) => renewSession(context, identity, metadata, reply, change),
          metadata,
        ),
      );
      const { cookie } = await devices.remember(
        toNameKey('email', status.email ?? ''),
        request.headers.cookie,
      );
      reply.header('set-cookie', cookie);
      if (completed) await complete(completed, metadata);
      return status;
    });

    serve(app, cancelEmailChangeByLink, async ({ body: { token }, identity: { ip }, request }) => ({
      account: await followLink(ip, () => changes.cancelByLink(token, requestMetadata(request))),
    }));

    serve(app, readStewardEmail, ({ identity }) => changes.read(toSteward(identity)));

    serve(app, requestStewardEmailChange, ({ body: { email }, identity, request }) =>
      changes.request(toSteward(identity), email, identity.ip, requestMetadata(request)),
    );

    serve(app, resendStewardEmailChange, ({ identity, request }) =>
      changes.resend(toSteward(identity), identity.ip, requestMetadata(request)),
    );

    serve(app, cancelStewardEmailChange, ({ identity, request }) =>
      changes.cancel(toSteward(identity), requestMetadata(request)),
    );

    serve(app, confirmStewardEmailChange, async ({ body: { token }, identity, request }) => {
      const metadata = requestMetadata(request);
      const { status, completed } = await followLink(identity.ip, () =>
        changes.confirm(toSteward(identity), token, (change) => change(identity.sid ?? null), metadata),
      );
      if (completed) await complete(completed, metadata);
      return status;
    });
  };
