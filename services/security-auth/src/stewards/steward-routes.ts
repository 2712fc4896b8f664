import { stewardLogin, stewardLogout, readCurrentSteward } from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import type { SecondStep } from '../second-factor/second-factors.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { clearSessionCookie, setSessionCookie } from '../sessions/session-token.ts';
import { stewardUser } from './steward-user.ts';

interface Deps extends ThrottlingDeps {
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly secondStep: SecondStep;
}

export const stewardRoutes =
  ({ accounts, sessions, attempts, devices, keyOf, secondStep }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, stewardLogin, async ({ body, identity, request, reply }) => {
      const { username, password, ...shown } = body;
      const key = keyOf('username', username);
      const trier = await devices.attemptSource(key, identity.ip, request.headers.cookie);
      const account = await attempts.limited('password', trier, () =>
        accounts.authenticateSteward(username, password),
      );
      if (!account)
        throw new HttpProblem(401, 'Invalid username or password', { code: 'invalid-credentials' });
      const { stewardId } = account;
      const step = await secondStep(stewardId, shown, trier, requestMetadata(request));
      if (step === 'code-needed') return { success: false, requiresTOTP: true };
      const { token, expiresAt } = await sessions.open(
        { kind: 'steward', id: stewardId },
        identity.sid,
        requestMetadata(request),
      );
      const { cookie } = await devices.remember(key, request.headers.cookie);
      reply.header('set-cookie', [setSessionCookie(token, expiresAt), cookie]);
      return { success: true, user: stewardUser(account), ...step };
    });

    serve(app, stewardLogout, async ({ identity, request, reply }) => {
      const empty =
        !identity.sid || (await sessions.signOut(identity.sid, 'steward', requestMetadata(request)));
      if (empty) reply.header('set-cookie', clearSessionCookie());
      return undefined;
    });

    serve(app, readCurrentSteward, async ({ identity }) => {
      const account = await accounts.stewardById(identity.sub);
      if (!account) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
      return { success: true, user: stewardUser(account) };
    });
  };
