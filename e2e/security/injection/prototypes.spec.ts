import { readCurrentMember, readAnswerSlaStats, searchKnowledge, submitQuestion } from '@aera/contracts';
import { servedRoutes, createExamplePath } from '../access/routes-with-audience.ts';
import { expect, test } from '../platform/security-test.ts';
import type { Person } from '../platform/people.ts';
import { runConcurrently } from '../platform/run-concurrently.ts';

const pollutingBodies = [
  '{"__proto__":{"polluted":true,"access":"public","roles":["steward"]}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":{"__proto__":{"polluted":true}}}',
  '{"a":[{"constructor":{"prototype":{"polluted":true}}}]}',
  '{"\\u005f_proto__":{"polluted":true}}',
];
const pollutingQueries = [
  '__proto__[polluted]=true',
  '__proto__.polluted=true',
  'constructor[prototype][polluted]=true',
  'constructor.prototype.polluted=true',
  '__proto__=polluted&hasOwnProperty=1&toString=1&constructor=1',
];

test('no input changes the prototype of all objects', async ({ people }) => {
  const [visitor, member, steward] = [people.visitor(), await people.member(), await people.steward()];
  const caller = { public: visitor, member, steward, gateway: visitor, operator: visitor };
  let turn = 0;
  await runConcurrently(servedRoutes, async ({ route }) => {
    const { method, path: pattern, access, csrfExempt } = route;
    const [path, person] = [createExamplePath(route), caller[access]];
    turn += 1;
    const query = pollutingQueries[turn % pollutingQueries.length];
    if (method === 'GET')
      expect((await person.send({ path: `${path}?${query}` })).status, `${pattern}?${query}`).toBeLessThan(
        500,
      );
    else if (!csrfExempt)
      await expectRejected(person, method, path, pollutingBodies[turn % pollutingBodies.length]);
  });
  for (const body of pollutingBodies) await expectRejected(visitor, 'POST', searchKnowledge.path, body);

  // No caller has gained another identity, and omitted fields are still omitted.
  const newVisitor = people.visitor();
  expect((await newVisitor.send({ path: readCurrentMember.path })).status).toBe(401);
  expect((await newVisitor.send({ path: '/api/admin/contacts' })).status).toBe(401);
  expect((await newVisitor.send({ method: 'POST', path: submitQuestion.path, body: '{}' })).status).toBe(400);
  expect((await newVisitor.send({ path: readAnswerSlaStats.path })).text).not.toContain('polluted');
});

async function expectRejected(person: Person, method: string, path: string, body?: string): Promise<void> {
  const { status, text } = await person.send({ method, path, body });
  expect(status, `${method} ${path} ${body}`).toBe(400);
  expect(text).not.toContain('polluted');
}

test('names of inherited properties are not sessions, files or remotes', async ({ people }) => {
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']) {
    const visitor = people.visitor(`aera_session=${name}; aera_visitor=${name}; ${name}=1`);
    expect((await visitor.send({ path: readCurrentMember.path })).status, name).toBe(401);
    for (const path of [`/remotes/${name}/x.js`, `/${name}.js`, `/api/${name}`, `/api/auth/${name}`])
      expect((await visitor.send({ path })).status, path).toBe(404);
  }
});
