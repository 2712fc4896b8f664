import { isRouted, routeRegistry, registerRoute } from '@aera/contracts/server';
import { describe, expect, it } from 'vitest';
import { createRouteTable } from './route-table.ts';

const common = { service: 'contacts-crm', access: 'public' } as const;
const list = registerRoute({ ...common, method: 'GET', path: '/api/things' }, { summary: '' });
const add = registerRoute({ ...common, method: 'POST', path: '/api/things' }, { summary: '' });
const change = registerRoute({ ...common, method: 'PATCH', path: '/api/things/:id' }, { summary: '' });
const special = registerRoute({ ...common, method: 'GET', path: '/api/things/special' }, { summary: '' });
const stream = registerRoute(
  { ...common, method: 'GET', path: '/api/stream', produces: 'event-stream' },
  { summary: '' },
);
const secret = registerRoute(
  { ...common, method: 'POST', path: '/api/secret', access: 'gateway' },
  { summary: '' },
);
const operators = registerRoute(
  { ...common, method: 'POST', path: '/api/operators', access: 'operator' },
  { summary: '' },
);
const part = registerRoute(
  { ...common, method: 'DELETE', path: '/api/things/:id/parts/:part' },
  { summary: '' },
);
const clear = registerRoute(
  { ...common, method: 'POST', path: '/api/things/:id/parts/clear' },
  { summary: '' },
);
const match = createRouteTable([list, add, change, special, stream, secret, operators, part, clear]);

const readStatus = (method: string, path: string) => {
  const found = match(method, path);
  return 'error' in found ? found.error.status : 200;
};

describe('the route table', () => {
  it('finds a route by method and path', () => {
    expect(match('POST', '/api/things')).toEqual({ route: add, requestClass: 'write' });
    expect(match('PATCH', '/api/things/42')).toEqual({ route: change, requestClass: 'write' });
  });

  it('prefers a static path to a pattern for every method', () => {
    expect(match('GET', '/api/things/special')).toEqual({ route: special, requestClass: 'read' });
    expect(readStatus('PATCH', '/api/things/special')).toBe(405);
  });

  it('prefers a pattern with a literal to one with a parameter in its place, whatever their order', () => {
    expect(match('POST', '/api/things/1/parts/clear')).toMatchObject({ route: clear });
    expect(match('DELETE', '/api/things/1/parts/2')).toMatchObject({ route: part });
  });

  it('answers HEAD as GET, but not for a stream', () => {
    expect(match('HEAD', '/api/things')).toEqual({ route: list, requestClass: 'read' });
    expect(readStatus('HEAD', '/api/stream')).toBe(405);
  });

  it('lists the methods of a known path', () => {
    expect(match('DELETE', '/api/things')).toMatchObject({
      error: { status: 405, headers: { allow: 'GET, HEAD, POST' } },
    });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/things/',
    '/api//things',
    '/api/Things',
    '/api/things/1/2',
  ])('finds no route at %s', (path) => expect(readStatus('GET', path)).toBe(404));

  it('never routes external requests to routes of the gateway or the operator', () => {
    expect([readStatus('POST', '/api/secret'), readStatus('POST', '/api/operators')]).toEqual([404, 404]);
    const all = createRouteTable(routeRegistry.all);
    const internal = routeRegistry.all.filter((route) => !isRouted(route));
    expect(new Set(internal.map(({ access }) => access))).toEqual(new Set(['gateway', 'operator']));
    for (const { method, path } of internal)
      expect(all(method, path)).toMatchObject({ error: { status: 404 } });
  });

  it.each(['/api/things/..', '/api/things/%2e%2E', '/api/things/.', '/api/things/%zz', '/api/things/%00'])(
    'rejects the parameter of %s',
    (path) => expect(readStatus('PATCH', path)).toBe(400),
  );

  it('maps every public route of the platform to its own service', () => {
    const all = createRouteTable(routeRegistry.all);
    for (const route of routeRegistry.all.filter(isRouted))
      expect(all(route.method, route.path.replaceAll(/:\w+/g, 'x'))).toMatchObject({ route });
  });
});
