import {
  cancelEmailChange,
  cancelEmailChangeByLink,
  cancelStewardEmailChange,
  confirmEmailChange,
  confirmStewardEmailChange,
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
import { toAccount } from '../sessions/session.ts';
import { createCompleteEmailChange, createEmailChanges } from './email-changes.ts';

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

    for (const route of [readMyEmail, readStewardEmail])
      serve(app, route, ({ identity }) => changes.read(toAccount(identity)));

    for (const route of [resendEmailChange, resendStewardEmailChange])
      serve(app, route, ({ identity, request }) =>
        changes.resend(toAccount(identity), identity.ip, requestMetadata(request)),
      );

    for (const route of [cancelEmailChange, cancelStewardEmailChange])
      serve(app, route, ({ identity, request }) =>
        changes.cancel(toAccount(identity), requestMetadata(request)),
      );

    serve(app, requestEmailChange, async ({ body: { email, ...proof }, identity, request }) => {
      const rejection = 'Wrong password. Your email address wasn’t changed.';
      await reauthenticateMember(context, { identity, request }, proof, rejection);
      return changes.request(toAccount(identity), email, identity.ip, requestMetadata(request));
    });

    serve(app, confirmEmailChange, async ({ body: { token }, identity, request, reply }) => {
      const metadata = requestMetadata(request);
      const { status, completed } = await followLink(identity.ip, () =>
        changes.confirm(
          toAccount(identity),
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

    serve(app, requestStewardEmailChange, ({ body: { email }, identity, request }) =>
      changes.request(toAccount(identity), email, identity.ip, requestMetadata(request)),
    );

    serve(app, confirmStewardEmailChange, async ({ body: { token }, identity, request }) => {
      const metadata = requestMetadata(request);
      const { status, completed } = await followLink(identity.ip, () =>
        changes.confirm(toAccount(identity), token, (change) => change(identity.sid ?? null), metadata),
      );
      if (completed) await complete(completed, metadata);
      return status;
    });
  };
