import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Access, buildPath, type Route, routeRegistry } from './server.ts';

const named = routeRegistry.all.map((route) => [`${route.method} ${route.path}`, route] as const);

/** Required access of a path, by its prefix. */
function promised(path: string): Access[] {
  if (path.startsWith('/internal/operator/')) return ['operator'];
  if (path.startsWith('/internal/')) return ['gateway'];
  if (/^\/api\/admin\/auth\/(login|logout|passkeys\/sign-in(\/options)?)$/.test(path)) return ['public'];
  if (path.startsWith('/api/admin/') || path.startsWith('/api/demo/')) return ['steward'];
  // Only the percentages, for the badges of the public site.
  if (path === '/api/compliance/coverage') return ['public'];
  if (/^\/api\/(security|compliance)\//.test(path)) return ['steward'];
  if (path.startsWith('/ledger/')) return ['public'];
  return path.startsWith('/api/') ? ['public', 'member'] : [];
}

describe('the route table', () => {
  it('names each method and path once', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });

  it.each(named)('%s requires the access that its path implies', (_, route) => {
    expect(promised(route.path)).toContain(route.access);
  });

  it.each(named)('%s declares each parameter of its path', (_, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : [];
    expect(declared).toEqual(inPath);
  });

  it.each(named)('%s declares roles and step-up only for stewards', (_, { access, roles, stepUp }) => {
    expect(roles.length > 0).toBe(access === 'steward');
    expect(stepUp && access !== 'steward').toBe(false);
  });

  it.each(named.filter(([, { method }]) => method === 'GET'))('%s has no body', (_, route) => {
    expect(route.body).toBeInstanceOf(z.ZodUndefined);
  });
});

describe('buildPath', () => {
  const route: Route = {
    method: 'GET',
    path: '/api/things/:id/parts/:part',
    access: 'public',
  };

  it('inserts and escapes parameters and adds the query', () => {
    const path = buildPath(route, { id: 'a/b', part: '?' }, { q: 'x&y', from: undefined, limit: 5 });
    expect(path).toBe('/api/things/a%2Fb/parts/%3F?q=x%26y&limit=5');
  });
});
