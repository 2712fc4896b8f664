import { routeRegistry } from '@aera/contracts/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';
import { referencePath } from './api-reference.ts';

const member = { id: 'm1', name: 'A Member', email: 'member@example.org' };
const steward = {
  id: 's1',
  username: 'first',
  name: 'A Steward',
  role: 'auditor',
  authenticatedAt: new Date().toISOString(),
} as const;
const as = (token: string, more: Record<string, string> = {}) => ({
  headers: { cookie: `aera_session=${token}`, ...more },
});
const paths = ['', '/openapi.json', '/swagger-ui-bundle.js', '/swagger-ui.css', '/start.js'].map(
  (path) => referencePath + path,
);

interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Record<
    string,
    Record<
      string,
      { operationId: string; description: string; tags: string[]; requestBody?: object; responses: object }
    >
  >;
}

describe('the API reference', () => {
  let gateway: TestGateway;
  beforeAll(async () => void (gateway = await startTestGateway({ SERVICE_VERSION: 'abc123' })));
  afterAll(() => gateway.stop());
  beforeEach(() => {
    const { sessions } = gateway.fakeService;
    sessions.set('member', { sid: 'sid-m', member, steward: null });
    sessions.set('steward', { sid: 'sid-s', member: null, steward });
    sessions.set('unprotected', {
      sid: 'sid-u',
      member: null,
      steward: { ...steward, lacksSecondFactor: true },
    });
  });

  it.each(paths)('answers %s to stewards only', async (path) => {
    const answers = await Promise.all([
      gateway.request(path),
      gateway.request(path, as('forged')),
      gateway.request(path, as('member')),
      gateway.request(path, as('unprotected')),
      gateway.request(path, as('steward')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 403, 200]);
    expect(answers[0]!.body).toMatchObject({ code: 'sign-in-required' });
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(5).fill('no-store'));
  });

  it('shows a browser a page with a sign-in link', async () => {
    const answer = await gateway.request(referencePath, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Sign in to the Stewards Portal');
  });

  it('is a page without inline scripts, whose files are its own', async () => {
    const { headers, text } = await gateway.request(referencePath, as('steward'));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(text).not.toMatch(/<script(?![^>]* src=)/);
    const linked = Array.from(text.matchAll(/(?:src|href)="([^"]+)"/g), ([, path]) => path!);
    expect(linked.toSorted()).toEqual(paths.slice(1).toSorted());
  });

  it('describes every route that clients reach, with who may call it, and no other', async () => {
    const { body } = await gateway.request(`${referencePath}/openapi.json`, as('steward'));
    const document = body as Document;
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', 'abc123']);
    const described = Object.entries(document.paths).flatMap(([path, byMethod]) =>
      Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routed = routeRegistry.all
      .filter(({ access }) => access !== 'gateway' && access !== 'operator')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual(routed.toSorted());
    expect(document.paths['/api/admin/stewards/{stewardId}/role']!['put']).toMatchObject({
      operationId: 'security-auth.changeStewardRole',
      tags: ['security-auth'],
      description: 'Signed-in stewards with the role steward. Requires a recent step-up authentication.',
    });
    expect(document.paths['/api/contacts']!['post']!.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['name', 'email', 'message'] } } },
    });
    expect(document.paths['/api/notifications/{id}/read']!['post']!.responses).toEqual({
      204: { description: 'Default Response' },
    });
  });

  it('compresses for clients that accept it', async () => {
    const plain = await gateway.request(`${referencePath}/start.js`, as('steward'));
    const small = await gateway.request(
      `${referencePath}/start.js`,
      as('steward', { 'accept-encoding': 'gzip' }),
    );
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
  });

  it.each([
    ['POST', '', 405],
    ['GET', '/swagger-ui.js', 404],
    ['GET', '/../package.json', 404],
    ['GET', '/%2e%2e/package.json', 404],
    ['GET', 's', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect((await gateway.request(referencePath + path, { method, ...as('steward') })).status).toBe(status);
  });
});
