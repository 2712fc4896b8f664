import { changePassword, requestPasswordReset, resetPassword } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { type EventMetadata, HttpProblem, type Log, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import { hashPassword } from '../passwords/password.ts';
import type { RevokeOtherSessions } from '../sessions/revoke-other-sessions.ts';
import { memberStream } from './member-stream.ts';
import { rejectMember } from './member.ts';
import type { PasswordResets } from './password-reset.ts';

interface Deps extends ThrottlingDeps {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly resets: PasswordResets;
  readonly endOthers: RevokeOtherSessions;
  readonly removePasskeys: RemovePasskeys;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Removes every passkey of a member. */
export type RemovePasskeys = (memberId: string, metadata: EventMetadata) => Promise<void>;

/** Password change of signed-in members, and password reset by e-mail. */
export const passwordRoutes =
  ({
    store,
    accounts,
    resets,
    endOthers,
    removePasskeys,
    attempts,
    devices,
    keyOf,
    clock,
    log,
  }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();

    serve(app, requestPasswordReset, async ({ body: { email }, identity, request }) => {
      await attempts.spend('mail', { account: keyOf('email', email), ip: identity.ip });
      // Runs after the response, so that neither its content nor its time reveals whether the account exists.
      setImmediate(() => {
        resets
          .request(email, requestMetadata(request))
          .catch((error: unknown) => log.warn({ err: error }, 'a password reset could not begin'));
      });
      return undefined;
    });

    serve(app, resetPassword, async ({ body: { token, password }, identity, request, reply }) => {
      const account = await attempts.limited('link', { account: null, ip: identity.ip }, () =>
        resets.find(token),
      );
      if (!account) throw rejectMember('reset-invalid');
      assertPasswordAllowed(password, [account.name, account.email]);
      const { memberId } = account;
      // Comes first: if an impostor registered the account, it may have the impostor's passkeys.
      await removePasskeys(memberId, requestMetadata(request));
      await resets.complete(token, password, requestMetadata(request));
      const key = keyOf('email', account.email);
      // Clears the failed attempts and known browsers of the old password.
      await devices.forget(key);
      await attempts.forget(key);
      // The mail about the new password covers this browser, so a sign-in from it sends no other mail.
      const { cookie } = await devices.remember(key, request.headers.cookie);
      reply.header('set-cookie', cookie);
      await endOthers({ memberId, exceptSid: null, openedUntil: now() }, requestMetadata(request));
      return undefined;
    });

    serve(app, changePassword, async ({ body, identity, request }) => {
      const found = await accounts.memberById(identity.sub);
      if (!found) throw rejectMember('member-not-found');
      const { memberId, email, name } = found;
      const key = keyOf('email', email);
      const trier = await devices.attemptSource(key, identity.ip, request.headers.cookie);
      const account = await attempts.limited('re-authentication', trier, () =>
        accounts.authenticateMember(email, body.currentPassword),
      );
      if (!account)
        throw new HttpProblem(403, 'Wrong password. Nothing was changed.', {
          code: 'wrong-password',
        });
      assertPasswordAllowed(body.newPassword, [name, email], 'newPassword');
      const exceptSid = identity.sid ?? null;
      const data = { memberId, passwordHash: await hashPassword(body.newPassword), exceptSid };
      const command = { type: 'ChangePassword', data, now: now() } as const;
      await store.stream(memberStream).handle([memberId], command, { metadata: requestMetadata(request) });
      await devices.forgetOthers(key, request.headers.cookie);
      await endOthers({ memberId, exceptSid, openedUntil: now() }, requestMetadata(request));
      return undefined;
    });
  };
