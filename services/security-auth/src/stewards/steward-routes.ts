import { stewardLogin, stewardLogout, stewardMe } from '@aera/contracts';
import { HttpProblem, metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts, AppointedSteward } from '../accounts.ts';
import type { AttemptBudget } from '../attempts/attempt-budget.ts';
import { limited } from '../attempts/limited.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { clearSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly budget: AttemptBudget;
}

const userOf = ({ stewardId, firstName, lastName, username, role }: AppointedSteward) => ({
  id: stewardId,
  firstName,
  lastName,
  username,
  role,
});

export const stewardRoutes =
  ({ accounts, sessions, budget }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, stewardLogin, async ({ body: { username, password }, identity, request, reply }) => {
      const keys = [`steward:${username.toLowerCase()}:${identity.ip}`, `ip:${identity.ip}`];
      const account = await limited(budget, keys, () => accounts.authenticateSteward(username, password));
      if (!account)
        throw new HttpProblem(401, 'Invalid username or password', { code: 'invalid-credentials' });
      const { token, expiresAt } = await sessions.open(
        { kind: 'steward', id: account.stewardId },
        identity.sid,
        metadataOf(request),
      );
      reply.header('set-cookie', setSessionCookie(token, expiresAt));
      return { success: true, user: userOf(account) };
    });

    serve(app, stewardLogout, async ({ identity, request, reply }) => {
      const empty = !identity.sid || (await sessions.signOut(identity.sid, 'steward', metadataOf(request)));
      if (empty) reply.header('set-cookie', clearSessionCookie());
      return undefined;
    });

    serve(app, stewardMe, async ({ identity }) => {
      const account = await accounts.stewardById(identity.sub);
      if (!account) throw new HttpProblem(401, 'Please sign in to continue.', { code: 'sign-in-required' });
      return { success: true, user: userOf(account) };
    });
  };
