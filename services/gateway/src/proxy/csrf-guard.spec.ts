import { describe, expect, it } from 'vitest';
import { createCsrfGuard } from './check-request.ts';

const host = 'localhost:8080';

describe('a state-changing request', () => {
  const refuse = createCsrfGuard(undefined, 'http:');

  it.each([
    ['by its origin', { origin: 'http://localhost:8080' }],
    ['by fetch metadata', { 'sec-fetch-site': 'same-origin' }],
    ['by both', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }],
  ])('is accepted %s', (_, headers) => expect(refuse('POST', { host, ...headers })).toBeNull());

  it.each([
    ['says nothing of where it came from', {}],
    ['comes from another site', { origin: 'https://evil.example' }],
    ['comes from another port', { origin: 'http://localhost:8081' }],
    ['comes from another scheme', { origin: 'https://localhost:8080' }],
    ['comes from a sandboxed frame', { origin: 'null' }],
    ['has this host as a subdomain of another', { origin: 'http://localhost:8080.evil.example' }],
    ['has this host as the path of another', { origin: 'http://evil.example/localhost:8080' }],
    ['has this host as a user name', { origin: 'http://localhost:8080@evil.example' }],
    ['comes from a subdomain of this host', { origin: 'http://evil.localhost:8080' }],
    ['names this site only as its referrer', { referer: 'http://localhost:8080/' }],
    ['comes from a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['was typed or linked', { 'sec-fetch-site': 'none' }],
    ['contradicts itself', { origin: 'http://localhost:8080', 'sec-fetch-site': 'cross-site' }],
    ['contradicts itself the other way', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('is rejected when it %s', (_, headers) =>
    expect(refuse('POST', { host, ...headers })).toMatchObject({ status: 403 }),
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])('includes every unsafe method: %s', (method) =>
    expect(refuse(method, { host })).toMatchObject({ status: 403 }),
  );

  it.each(['GET', 'HEAD'])('is not one with %s', (method) =>
    expect(refuse(method, { host, origin: 'https://evil.example' })).toBeNull(),
  );
});

describe('behind TLS', () => {
  const refuse = createCsrfGuard('https://aera.example', 'https:');

  it('accepts the public origin for any Host header', () =>
    expect(refuse('POST', { host: 'gateway:8080', origin: 'https://aera.example' })).toBeNull());

  it('rejects a plain HTTP page', () =>
    expect(refuse('POST', { host: 'aera.example', origin: 'http://aera.example' })).toMatchObject({
      status: 403,
    }));
});
