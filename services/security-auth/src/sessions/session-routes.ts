import {
  listAccountSessions,
  listMemberSessions,
  listStewardSessions,
  type ParamsOf,
  resolveSession,
  revokeAccountSession,
  revokeAllAccountSessions,
  revokeMemberSession,
  revokeOtherMemberSessions,
  revokeOtherStewardSessions,
  revokeStewardSession,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { type Account, toAccount } from './session.ts';

/** Resolves session cookies for the gateway, and lists and revokes the sessions of an account. */
export const sessionRoutes =
  ({
    accounts,
    sessions,
    sessionActivity,
    listSessions,
    clock,
    now,
    log,
  }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    serve(app, resolveSession, async ({ body }) => {
      const session = await sessions.resolve(body.token);
      if (session && !body.passive)
        await sessionActivity
          .touch(session.sid, session.member?.id ?? null)
          // The session stays valid even if its activity cannot be recorded.
          .catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not recorded'));
      return { session };
    });

    const listOpenSessions = async (account: Account, currentSid: string | undefined) => {
      const open = (await listSessions(account))
        .filter(({ endedAt, expiresAt }) => endedAt === null && Date.parse(expiresAt) > clock().getTime())
        .map(({ sid, endedAt: _endedAt, ...session }) =>
          Object.assign(session, { id: sid, current: sid === currentSid }),
        );
      return { sessions: open.toSorted((a, b) => Number(b.current) - Number(a.current)) };
    };
    const revoke = async (account: Account, id: string, request: FastifyRequest) => {
      // Sessions of other accounts are reported as not found.
      const isOwn = (await listSessions(account)).some(({ sid }) => sid === id);
      if (!isOwn) throw new HttpProblem(404, 'Session not found.', { code: 'session-not-found' });
      await sessions.signOutWithSuccessors(id, account.kind, requestMetadata(request));
      return undefined;
    };
    const revokeOthers = async (account: Account, exceptSid: string | undefined, request: FastifyRequest) => {
      const keptSessions = { exceptSid, openedUntil: now() };
      return { ended: await sessions.signOutEverywhere(account, requestMetadata(request), keptSessions) };
    };

    for (const route of [listMemberSessions, listStewardSessions])
      serve(app, route, ({ identity }) => listOpenSessions(toAccount(identity), identity.sid));
    for (const route of [revokeMemberSession, revokeStewardSession])
      serve(app, route, ({ params, identity, request }) => revoke(toAccount(identity), params.id, request));
    for (const route of [revokeOtherMemberSessions, revokeOtherStewardSessions])
      serve(app, route, ({ identity, request }) => revokeOthers(toAccount(identity), identity.sid, request));

    /** Unknown ids are rejected, so that they do not look like accounts without sessions. */
    const findAccount = async ({
      kind,
      accountId: id,
    }: ParamsOf<typeof listAccountSessions>): Promise<Account> => {
      const isKnown =
        kind === 'member'
          ? (await accounts.memberById(id)) !== null
          : (await accounts.loadSteward(id)).status === 'appointed';
      if (!isKnown) throw new HttpProblem(404, 'Account not found.', { code: 'account-not-found' });
      return { kind, id };
    };
    serve(app, listAccountSessions, async ({ params, identity }) =>
      listOpenSessions(await findAccount(params), identity.sid),
    );
    serve(app, revokeAccountSession, async ({ params, request }) =>
      revoke(await findAccount(params), params.id, request),
    );
    serve(app, revokeAllAccountSessions, async ({ params, request }) =>
      revokeOthers(await findAccount(params), undefined, request),
    );
  };
