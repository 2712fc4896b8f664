import { routeRegistry, login, type Route, stewardLogin, verifyEmail } from '@aera/contracts/server';
import { stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from '../platform/target-platform.ts';
import type { Person } from '../platform/people.ts';

const post = (person: Person, { path }: Pick<Route, 'path'>, body: object) =>
  person.send({ method: 'POST', path, body: JSON.stringify(body) });

/** Returns what a response reveals, without values that differ for every request. */
async function received(person: Person, route: Pick<Route, 'path'>, body: object): Promise<unknown> {
  const { status, text, headers } = await post(person, route, body);
  const { date, 'x-request-id': id, ...rest } = headers;
  return {
    status,
    text: text.replaceAll(String(id), ''),
    headers: Object.keys(rest).toSorted(),
    dated: Boolean(date),
  };
}

const unknownEmail = () => `${crypto.randomUUID()}@example.org`;

test.describe('the existence of an account', () => {
  test('is not in the answer to a wrong password', async ({ people }) => {
    const { email } = await people.member();
    const wrong = { password: 'not the password at all' };
    expect(await received(people.visitor(), login, { email, ...wrong })).toEqual(
      await received(people.visitor(), login, { email: unknownEmail(), ...wrong }),
    );
    const { username } = stewardSignIn;
    expect(await received(people.visitor(), stewardLogin, { username, ...wrong })).toEqual(
      await received(people.visitor(), stewardLogin, { username: `no-${crypto.randomUUID()}`, ...wrong }),
    );
  });

  test('is not disclosed by a password reset', async ({ people }) => {
    const forgotten = routeRegistry.all.find(
      ({ path, method, access }) =>
        method === 'POST' &&
        access === 'public' &&
        /reset|forgot/.test(path) &&
        !/token|confirm|complete/.test(path),
    );
    expect(forgotten).toBeDefined();
    const { email } = await people.member();
    const asked = await received(people.visitor(), forgotten as Route, { email });
    expect(asked).toMatchObject({ status: (forgotten as Route).status });
    expect(asked).toEqual(await received(people.visitor(), forgotten as Route, { email: unknownEmail() }));
  });

  test('is not disclosed by invalid links', async ({ people }) => {
    const tokens = ['x'.repeat(43), 'A'.repeat(43), crypto.randomUUID()];
    const answers = await Promise.all(
      tokens.map((token) => received(people.visitor(), verifyEmail, { token })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
