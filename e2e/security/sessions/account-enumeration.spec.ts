import { routeRegistry, login, type Route, stewardLogin, verifyEmail } from '@aera/contracts/server';
import { stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from '../platform/security-test.ts';
import type { Person } from '../platform/people.ts';

const post = (person: Person, { path }: Pick<Route, 'path'>, body: object) =>
  person.send({ method: 'POST', path, body: JSON.stringify(body) });

/** Returns what a response reveals, without values that differ for every request. */
async function readRevealed(person: Person, route: Pick<Route, 'path'>, body: object): Promise<unknown> {
  const { status, text, headers } = await post(person, route, body);
  const { date, 'x-request-id': id, ...rest } = headers;
  return {
    status,
    text: text.replaceAll(String(id), ''),
    headers: Object.keys(rest).toSorted(),
    dated: Boolean(date),
  };
}

const createUnknownEmail = () => `${crypto.randomUUID()}@example.org`;

test.describe('the existence of an account', () => {
  test('is not disclosed by the response to a wrong password', async ({ people }) => {
    const { email } = await people.member();
    const wrong = { password: 'not the password at all' };
    expect(await readRevealed(people.visitor(), login, { email, ...wrong })).toEqual(
      await readRevealed(people.visitor(), login, { email: createUnknownEmail(), ...wrong }),
    );
    const { username } = stewardSignIn;
    expect(await readRevealed(people.visitor(), stewardLogin, { username, ...wrong })).toEqual(
      await readRevealed(people.visitor(), stewardLogin, { username: `no-${crypto.randomUUID()}`, ...wrong }),
    );
  });

  test('is not disclosed by a password reset', async ({ people }) => {
    const resetRoute = routeRegistry.all.find(
      ({ path, method, access }) =>
        method === 'POST' &&
        access === 'public' &&
        /reset|forgot/.test(path) &&
        !/token|confirm|complete/.test(path),
    );
    expect(resetRoute).toBeDefined();
    const { email } = await people.member();
    const forKnown = await readRevealed(people.visitor(), resetRoute as Route, { email });
    expect(forKnown).toMatchObject({ status: (resetRoute as Route).status });
    expect(forKnown).toEqual(
      await readRevealed(people.visitor(), resetRoute as Route, { email: createUnknownEmail() }),
    );
  });

  test('is not disclosed by invalid links', async ({ people }) => {
    const tokens = ['x'.repeat(43), 'A'.repeat(43), crypto.randomUUID()];
    const responses = await Promise.all(
      tokens.map((token) => readRevealed(people.visitor(), verifyEmail, { token })),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });
});
