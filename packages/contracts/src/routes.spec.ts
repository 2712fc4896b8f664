import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes, pathOf, routesByService } from './index.ts';

const named = allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('the route table', () => {
  it('names each method and path once', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });

  it('files every route under the service that serves it', () => {
    for (const [service, routes] of Object.entries(routesByService))
      for (const route of Object.values(routes)) expect(route.service).toBe(service);
  });

  it.each(named)('%s asks for the access its path promises', (_, route) => {
    const signsStewardsInOrOut = /^\/api\/admin\/auth\/(login|logout)$/.test(route.path);
    if (route.path.startsWith('/internal/')) expect(route.access).toBe('gateway');
    else expect(route.path).toMatch(/^\/api\//);
    if (route.path.startsWith('/api/admin/') && !signsStewardsInOrOut) expect(route.access).toBe('steward');
  });

  it.each(named)('%s declares each parameter of its path', (_, route) => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = route.params instanceof z.ZodObject ? Object.keys(route.params.shape) : [];
    expect(declared).toEqual(inPath);
  });

  it.each(named)('%s takes a body only where a body belongs', (_, route) => {
    if (route.method === 'GET') expect(route.body).toBeInstanceOf(z.ZodUndefined);
  });
});

describe('pathOf', () => {
  it('fills parameters in and escapes them', () => {
    expect(pathOf({ path: '/api/things/:id/parts/:part' }, { id: 'a/b', part: '?' })).toBe(
      '/api/things/a%2Fb/parts/%3F',
    );
  });
});
