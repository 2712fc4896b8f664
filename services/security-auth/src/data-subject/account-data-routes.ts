import { eraseAccount, exportMyAccount } from '@aera/contracts';
import { EventStoreError } from '@aera/event-store';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { clearSessionCookie } from '../sessions/session-token.ts';
import type { AccountData } from './account-data.ts';
import type { EraseMember } from './erase-member.ts';

interface Deps extends ThrottlingDeps {
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly accountData: AccountData;
  readonly forgetMember: EraseMember;
}

/** Routes for members to export and erase their account. */
export const accountDataRoutes =
  ({ accounts, sessions, accountData, forgetMember, attempts, devices, keyOf }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, exportMyAccount, async ({ identity }) => {
      const account = await accounts.memberById(identity.sub);
      if (!account) throw gone();
      return accountData(account);
    });

    serve(app, eraseAccount, async ({ body: { password }, identity, request, reply }) => {
      const member = await accounts.memberById(identity.sub);
      if (!member) throw gone();
      const key = keyOf('email', member.email);
      const trier = await devices.attemptSource(key, identity.ip, request.headers.cookie);
      const account = await attempts.limited('re-authentication', trier, () =>
        accounts.authenticateMember(member.email, password),
      );
      if (!account)
        throw new HttpProblem(403, 'Wrong password. Nothing was erased.', {
          code: 'wrong-password',
        });
      const metadata = requestMetadata(request);
      const erasedAt = await accounts.eraseMember(account, metadata);
      // A steward in the same browser stays signed in.
      const empty = !identity.sid || (await sessions.signOut(identity.sid, 'member', metadata));
      // The account is erased. If the projection of sessions lags, the consumer of `memberErased` completes the erasure.
      await forgetMember(account.memberId, metadata).catch((error: unknown) => {
        if (!(error instanceof EventStoreError && error.code === 'projection-behind')) throw error;
      });
      if (empty) reply.header('set-cookie', clearSessionCookie());
      return { erasedAt };
    });
  };

const gone = () => new HttpProblem(404, 'This account no longer exists.', { code: 'member-not-found' });
