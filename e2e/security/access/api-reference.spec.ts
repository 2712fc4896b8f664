import { expect, test } from '../platform/security-test.ts';

const paths = ['', '/', '/openapi.json', '/swagger-ui-bundle.js', '/swagger-ui.css', '/start.js'].map(
  (path) => `/api/docs${path}`,
);

test('only stewards can open the API reference, in every spelling of its paths', async ({ people }) => {
  const others = [people.visitor(), people.visitor('aera_session=forged'), await people.member()];
  for (const path of paths)
    for (const person of others) expect((await person.send({ path })).status, path).toBe(401);
  for (const path of [
    '/api//docs',
    '/API/docs',
    `/api/docs${encodeURIComponent('/')}openapi.json`,
    '/api/%64ocs/openapi.json',
  ])
    for (const person of others) expect((await person.send({ path })).status, path).toBeGreaterThan(399);
});

test('services serve no OpenAPI document to clients', async ({ people }) => {
  const steward = await people.steward();
  for (const path of ['/openapi.json', '/api/openapi.json'])
    expect((await steward.send({ path })).status).toBe(404);
});
