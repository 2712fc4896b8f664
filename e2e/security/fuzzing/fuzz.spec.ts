import { Problem, type RegisteredRoute } from '@aera/contracts/server';
import { scaleTimeout } from '@aera/testing';
import fc from 'fast-check';
import { type RouteWithAudience, servedRoutes, createExamplePath } from '../access/routes-with-audience.ts';
import { expect, test } from '../platform/security-test.ts';
import type { People, Person } from '../platform/people.ts';
import { readCode, type RequestOptions } from '../platform/send.ts';
import { runConcurrently } from '../platform/run-concurrently.ts';
import { arbitraryFromSchema } from './arbitrary-from-schema.ts';
import { mutate, fuzzString, fuzzValue } from './fuzz-values.ts';

/** `FUZZ_SEED` repeats the requests of an earlier run; `FUZZ_RUNS` sets the number of requests per route. */
const { FUZZ_SEED, FUZZ_RUNS } = process.env;

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const encodeSegment = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(/^\.+$/g, '%2e');

/** Returns requests to a route: valid ones, mutated ones (the largest share), and arbitrary ones. */
function createRequests(route: RegisteredRoute): fc.Arbitrary<RequestOptions> {
  const { method } = route;
  const mixWithInvalid = (valid: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 3, arbitrary: valid },
      { weight: 4, arbitrary: mutate(valid) },
      { weight: 2, arbitrary: fuzzValue },
    );
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constant(createExamplePath(route)) },
    {
      weight: 2,
      arbitrary: fuzzString.map((text) => route.path.replaceAll(/:\w+/g, encodeSegment(text) || 'x')),
    },
  );
  const query = mixWithInvalid(arbitraryFromSchema(route.query)).map((value) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, one]) => `${encodeSegment(name)}=${encodeSegment(toText(one))}`)
          .join('&')
      : encodeSegment(toText(value)),
  );
  const body = fc.oneof(
    {
      weight: 8,
      arbitrary: mixWithInvalid(arbitraryFromSchema(route.body)).map((value) => JSON.stringify(value) ?? ''),
    },
    { weight: 1, arbitrary: fuzzString.map((text) => text.toWellFormed()) },
  );
  return fc.record({ path, query, body, key: fc.oneof(fc.uuid(), fuzzString) }).map((parts) => ({
    method,
    path: parts.query === '' ? parts.path : `${parts.path}?${parts.query}`,
    headers: { 'idempotency-key': /^[\x21-\x7e]+$/.test(parts.key) ? parts.key : undefined },
    body: method === 'GET' ? undefined : parts.body,
  }));
}

/** Returns whether a response is a success, or a problem document with a status that the contract allows. */
const isExpectedResponse = ({ status, json, headers }: Awaited<ReturnType<Person['send']>>): boolean => {
  if (status < 400) return true;
  const isUnavailable = status === 503 && headers['retry-after'] !== undefined;
  return (
    (status < 500 || isUnavailable) &&
    Problem.safeParse(json).success &&
    String(headers['content-type']).startsWith('application/problem+json')
  );
};

// A fixed seed sends the same requests on each run, so that a failure is caused by the change under test.
test('no service crashes or answers 500 to arbitrary input on any route', ({ people }) =>
  expectExpectedResponses(people, { seed: 1848, runs: 2 }));

test('no service crashes on a long run with a new seed', { tag: '@slow' }, ({ people }) => {
  test.setTimeout(scaleTimeout(300_000));
  return expectExpectedResponses(people, {
    seed: FUZZ_SEED === undefined ? Date.now() & 0x7fffffff : Number(FUZZ_SEED),
    runs: Number(FUZZ_RUNS ?? 14),
  });
});

/** Sends `runs` requests to every route. */
async function expectExpectedResponses(
  people: People,
  { seed, runs }: { seed: number; runs: number },
): Promise<void> {
  const signIn: Record<string, () => Promise<Person>> = {
    public: async () => people.visitor(),
    member: () => people.member(),
    steward: () => people.steward(),
  };
  const signedIn = {
    public: people.visitor(),
    member: await people.member(),
    steward: await people.steward(),
  } as Record<string, Person>;
  const counts = new Map<number, number>();

  const failures: string[] = [];

  const attack = async ({ route, name }: RouteWithAudience): Promise<void> => {
    const property = fc.asyncProperty(createRequests(route), async (request) => {
      const person = signedIn[route.access] as Person;
      const response = await person.send(request);
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      // A request such as a sign-out may have ended this session.
      if (
        response.status === 401 &&
        readCode(response) === 'sign-in-required' &&
        signedIn[route.access] === person
      )
        signedIn[route.access] = await (signIn[route.access] as () => Promise<Person>)();
      if (!isExpectedResponse(response)) throw new Error(`${response.status} ${response.text.slice(0, 200)}`);
    });
    // The seed reproduces a failure; shrinking it would take longer than the whole run.
    const { failed, counterexample, errorInstance } = await fc.check(property, {
      seed,
      numRuns: runs,
      endOnFailure: true,
    });
    if (failed) failures.push(`${name}: ${JSON.stringify(counterexample)}: ${String(errorInstance)}`);
  };
  await runConcurrently(servedRoutes, attack, 6);
  expect(failures, `FUZZ_SEED=${seed}`).toEqual([]);

  const succeeded = (counts.get(200) ?? 0) + (counts.get(201) ?? 0);
  test.info().annotations.push({ type: 'requests', description: JSON.stringify([...counts]) });
  // At least one in 20 requests succeeds; otherwise only the first validation would be tested.
  const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(sent).toBe(servedRoutes.length * runs);
  expect(succeeded).toBeGreaterThan(sent / 20);
}
