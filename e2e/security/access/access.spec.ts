import { type Identity, logout, readCurrentSteward, type StewardRole, stewardRoles } from '@aera/contracts';
import { isRouted } from '@aera/contracts/server';
import { expect, test } from '../platform/security-test.ts';
import type { Person } from '../platform/people.ts';
import { type HttpResponse, readCode, send } from '../platform/send.ts';
import { runConcurrently } from '../platform/run-concurrently.ts';
import { readServiceUrl, toIdentityHeader, readGatewayKey, signIdentityToken } from './callers.ts';
import {
  createInvalidRequest,
  type RouteWithAudience,
  routesWithAudience,
  servedRoutes as served,
  createExamplePath,
  routesWithoutAudience,
} from './routes-with-audience.ts';
import { stepUpRoutes, type Audience } from './access-matrix.ts';

/** Returns whether a response shows that the caller was authorized. Other errors are about the request. */
const isAuthorized = ({ status }: HttpResponse): boolean =>
  status !== 401 && status !== 403 && (status < 500 || status === 503);

const listRoutes = (...audiences: Audience[]) =>
  served.filter(({ audience }) => audiences.includes(audience));
const forStewards = served.filter(({ audience }) => Array.isArray(audience));
const listOpenTo = (role: StewardRole) => forStewards.filter(({ audience }) => audience.includes(role));
const listClosedTo = (role: StewardRole) => forStewards.filter(({ audience }) => !audience.includes(role));

/** Calls each route and returns those with an unexpected response. */
async function listUnexpected(
  routes: readonly RouteWithAudience[],
  ask: (route: RouteWithAudience) => Promise<HttpResponse>,
  isExpected: (response: HttpResponse) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  await runConcurrently(routes, async (route) => {
    const response = await ask(route);
    if (!isExpected(response)) wrong.push(`${route.name}: ${response.status} ${readCode(response) ?? ''}`);
  });
  return wrong;
}

const sendAs =
  (person: Person) =>
  ({ route }: RouteWithAudience): Promise<HttpResponse> =>
    person.send({ method: route.method, path: createExamplePath(route), ...createInvalidRequest(route) });

test.describe('access to routes', () => {
  test('is defined for every route, as in the contracts', () => {
    expect(routesWithoutAudience).toEqual([]);
    const groups = [
      listRoutes('everyone'),
      listRoutes('members'),
      listClosedTo('responder'),
      listClosedTo('auditor'),
    ];
    expect(groups.map(({ length }) => length)).not.toContain(0);
    const toExpectation = ({ audience, route: { access, roles, stepUp }, name }: RouteWithAudience) => ({
      name,
      stated: [audience, stepUpRoutes.includes(name.split(' ', 1)[0] as string)],
      declared: [
        access === 'steward'
          ? stewardRoles.filter((role) => roles.includes(role))
          : { public: 'everyone', member: 'members', gateway: 'gateway', operator: 'operator' }[access],
        stepUp,
      ],
    });
    const differing = routesWithAudience
      .map(toExpectation)
      .filter(({ stated, declared }) => `${stated}` !== `${declared}`);
    expect(differing).toEqual([]);
  });

  test('a visitor has access to public routes only', async ({ people }) => {
    const visitor = people.visitor();
    expect(
      await listUnexpected(
        listRoutes('everyone'),
        sendAs(visitor),
        (response) => response.status !== 401 && isAuthorized(response),
      ),
    ).toEqual([]);
    const closed = served.filter(({ audience }) => audience !== 'everyone');
    expect(await listUnexpected(closed, sendAs(visitor), ({ status }) => status === 401)).toEqual([]);
  });

  test('an unknown cookie grants no access', async ({ people }) => {
    const closed = served.filter(({ audience }) => audience !== 'everyone');
    const forged = [
      'forged',
      '',
      'A'.repeat(43),
      `${'A'.repeat(43)}; aera_session=${'B'.repeat(43)}`,
      "' or 1=1--",
    ];
    for (const [turn, cookie] of forged.entries()) {
      const forger = people.visitor(`aera_session=${cookie}`);
      // The gateway checks the cookie before the route, so one cookie per route is enough.
      const routes = closed.filter((_, index) => index % forged.length === turn);
      expect(await listUnexpected(routes, sendAs(forger), ({ status }) => status === 401), cookie).toEqual(
        [],
      );
    }
  });

  test('a member has access to routes of members, and not to those of stewards', async ({ people }) => {
    const member = await people.member();
    expect(await listUnexpected(listRoutes('members'), sendAs(member), isAuthorized)).toEqual([]);
    expect(await listUnexpected(forStewards, sendAs(member), ({ status }) => status === 401)).toEqual([]);
  });

  test('a steward has access to routes of stewards, and not to those of members', async ({ people }) => {
    const steward = await people.steward();
    expect(await listUnexpected(listOpenTo('steward'), sendAs(steward), isAuthorized)).toEqual([]);
    expect(
      await listUnexpected(listRoutes('members'), sendAs(steward), ({ status }) => status === 401),
    ).toEqual([]);
  });

  test('no client reaches a route of the gateway or the operator through the gateway', async ({ people }) => {
    const internal = routesWithAudience.filter(({ route }) => !isRouted(route));
    expect(internal.length).toBeGreaterThan(0);
    // The site has no such page and accepts no POST.
    const isUnknown = ({ status }: HttpResponse) => status === 404 || status === 405;
    for (const person of [people.visitor(), await people.member(), await people.steward()])
      expect(await listUnexpected(internal, sendAs(person), isUnknown)).toEqual([]);
  });

  test('a revoked session grants no access', async ({ people }) => {
    const member = await people.member();
    const kept = member.cookie;
    await member.call(logout);
    const thief = people.visitor(kept);
    expect(
      await listUnexpected(listRoutes('members'), sendAs(thief), ({ status }) => status === 401),
    ).toEqual([]);
  });
});

// The tokens are those that a deceived gateway might send to a service.
test.describe('a service authorizes requests itself', () => {
  const common = { ip: '203.0.113.7', sid: 'another-session' };
  const steward =
    (sub: string) =>
    (role: StewardRole, authenticatedAt = new Date()): Identity => ({
      kind: 'steward',
      sub,
      username: role,
      name: role,
      role,
      authenticatedAt: authenticatedAt.toISOString(),
      ...common,
    });
  const visitor: Identity = { kind: 'visitor', sub: 'visitor', ...common };
  const member: Identity = {
    kind: 'member',
    sub: crypto.randomUUID(),
    name: 'Una',
    email: 'una@example.org',
    ...common,
  };

  test('by the identity in the token, for every role', async ({ platform, people }) => {
    const key = await readGatewayKey(platform);
    const { user } = await (await people.steward()).call(readCurrentSteward);
    const stewardAs = steward(user.id);
    const as = async (identity: Identity) => {
      const headers = {
        ...toIdentityHeader(await signIdentityToken(identity, key)),
        'content-type': 'application/json',
      };
      return async ({ route }: RouteWithAudience) => {
        const { method, service } = route;
        return send(await readServiceUrl(platform, service), {
          method,
          path: createExamplePath(route),
          headers,
          ...createInvalidRequest(route),
        });
      };
    };
    const isRejected = ({ status }: HttpResponse) => status === 401 || status === 403;
    const isRejectedByRole = (response: HttpResponse) =>
      response.status === 403 && readCode(response) === 'role-forbidden';

    for (const role of stewardRoles) {
      expect(await listUnexpected(listOpenTo(role), await as(stewardAs(role)), isAuthorized), role).toEqual(
        [],
      );
      expect(
        await listUnexpected(listClosedTo(role), await as(stewardAs(role)), isRejectedByRole),
        role,
      ).toEqual([]);
      expect(
        await listUnexpected(listRoutes('members', 'everyone'), await as(stewardAs(role)), isRejected),
        role,
      ).toEqual([]);
    }
    expect(await listUnexpected(forStewards, await as(member), isRejected)).toEqual([]);
    expect(
      await listUnexpected(
        [...listRoutes('members'), ...forStewards],
        await as(visitor),
        ({ status }) => status === 401,
      ),
    ).toEqual([]);
    const internal = routesWithAudience.filter(({ route }) => !isRouted(route));
    expect(new Set(internal.map(({ audience }) => audience))).toEqual(new Set(['gateway', 'operator']));
    for (const identity of [visitor, member, ...stewardRoles.map((role) => stewardAs(role))])
      expect(await listUnexpected(internal, await as(identity), isRejected)).toEqual([]);
    const forOperator = internal.filter(({ audience }) => audience === 'operator');
    const asOperator = await as({ ...stewardAs('steward'), role: 'operator' } as Identity);
    expect(
      await listUnexpected([...forOperator, ...listOpenTo('steward')], asOperator, isAuthorized),
    ).toEqual([]);
    expect(
      await listUnexpected(listRoutes('members', 'everyone', 'gateway'), asOperator, isRejected),
    ).toEqual([]);

    const stepUpWindowMs = 15 * 60_000;
    const longAgo = await as(stewardAs('steward', new Date(Date.now() - stepUpWindowMs - 1_000)));
    const sensitive = forStewards.filter(({ route }) => route.stepUp);
    const requiresStepUp = (response: HttpResponse) =>
      response.status === 403 && readCode(response) === 'step-up-required';
    expect(sensitive.length).toBeGreaterThan(0);
    expect(await listUnexpected(sensitive, longAgo, requiresStepUp)).toEqual([]);
  });
});
