import { changePassword, requestPasswordReset, resetPassword } from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { hashPassword } from '../passwords/password.ts';
import type { SecurityContext } from '../security-context.ts';
import { memberStream } from './member-stream.ts';
import { rejectMember } from './member.ts';
import { createPasswordResets } from './password-reset.ts';
import { reauthenticateMember } from './reauthenticate-member.ts';

/** Password change of signed-in members, and password reset by e-mail. */
export const memberPasswordRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { store, passwordPolicy, passkeys, attempts, devices, toNameKey, now, log } = context;
    const resets = createPasswordResets(context);
    const endSessions = (id: string, exceptSid: string | null, request: FastifyRequest) => {
      const keptSessions = { exceptSid, openedUntil: now() };
      return endOtherSessions(context, { kind: 'member', id }, keptSessions, requestMetadata(request));
    };

    serve(app, requestPasswordReset, async ({ body: { email }, identity, request }) => {
      await attempts.consume('mail', { account: toNameKey('email', email), ip: identity.ip });
      // Runs after the response, so that neither its content nor its time reveals whether the account exists.
      setImmediate(() => {
        resets
          .request(email, requestMetadata(request))
          .catch((error: unknown) => log.warn({ err: error }, 'a password reset could not be requested'));
      });
    });

    serve(app, resetPassword, async ({ body: { token, password }, identity, request, reply }) => {
      const account = await attempts.runThrottled('link', { account: null, ip: identity.ip }, () =>
        resets.find(token),
      );
      if (!account) throw rejectMember('reset-invalid');
      await passwordPolicy.assertAllowed(password, [account.name, account.email]);
      const { memberId } = account;
      // An impostor may have registered the account and added passkeys. They go first, so that the link still works after a failure.
      await passkeys.removeAll(memberId, requestMetadata(request));
      await resets.complete(token, password, requestMetadata(request));
      // A session that knew the old password may have added one in between.
      await passkeys.removeAll(memberId, requestMetadata(request));
      const key = toNameKey('email', account.email);
      // Clears the failed attempts and known browsers of the old password.
      await devices.forget(key);
      await attempts.reset(key);
      // The member gets a mail about the new password anyway, so a sign-in from this browser sends none.
      const { cookie } = await devices.remember(key, request.headers.cookie);
      reply.header('set-cookie', cookie);
      await endSessions(memberId, null, request);
    });

    serve(app, changePassword, async ({ body, identity, request }) => {
      const {
        memberId,
        email,
        name,
        passwordHash: verifiedHash,
      } = await reauthenticateMember(
        context,
        { identity, request },
        { password: body.currentPassword },
        'Wrong password. Nothing was changed.',
      );
      await passwordPolicy.assertAllowed(body.newPassword, [name, email], 'newPassword');
      const exceptSid = identity.sid ?? null;
      const passwordHash = await hashPassword(body.newPassword);
      const data = { memberId, verifiedHash, passwordHash, exceptSid };
      const command = { type: 'ChangePassword', data, now: now() } as const;
      await store.stream(memberStream).handle([memberId], command, { metadata: requestMetadata(request) });
      await devices.forgetOthers(toNameKey('email', email), request.headers.cookie);
      await endSessions(memberId, exceptSid, request);
    });
  };
