import { routeRegistry } from '@aera/contracts/server';
import { describe, expect, it } from 'vitest';
import { classifyRequest, requestClasses } from './request-class.ts';

const classifyPath = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  produces: 'json' | 'csv' | 'event-stream' | 'octets' | 'text' = 'json',
) => classifyRequest({ method, path, produces });

describe('the class of a route', () => {
  it.each([
    ['POST', '/api/auth/login', 'sign-in'],
    ['POST', '/api/auth/register', 'sign-in'],
    ['POST', '/api/auth/pin', 'sign-in'],
    ['POST', '/api/admin/auth/login', 'sign-in'],
    ['POST', '/api/admin/auth/logout', 'write'],
    ['POST', '/api/auth/logout', 'write'],
    ['GET', '/api/auth/me', 'read'],
    ['POST', '/api/search', 'search'],
    ['GET', '/api/search/suggestions', 'search'],
    ['POST', '/api/visitor/pageview', 'visit'],
    ['POST', '/api/contacts', 'write'],
    ['PATCH', '/api/notifications/preferences', 'write'],
    ['GET', '/api/notifications', 'read'],
  ] as const)('of %s %s is %s', (method, path, expected) =>
    expect(classifyPath(method, path)).toBe(expected),
  );

  it('of files and streams depends on the resource', () => {
    expect(classifyPath('GET', '/api/admin/analytics/bots.csv', 'csv')).toBe('export');
    expect(classifyPath('GET', '/api/notifications/stream', 'event-stream')).toBe('stream');
    expect(classifyPath('GET', '/ledger/checkpoint', 'text')).toBe('log-tile');
    expect(classifyPath('GET', '/ledger/tile/:level/:a', 'octets')).toBe('log-tile');
  });

  it('has a limit, for every route', () => {
    for (const route of routeRegistry.all) expect(requestClasses).toContain(classifyRequest(route));
  });

  it('has a limit for every class except files', () => {
    const used = new Set(routeRegistry.all.map(classifyRequest));
    expect(requestClasses.filter((name) => !used.has(name))).toEqual(['static']);
  });
});
