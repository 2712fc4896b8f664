import { describe, expect, it } from 'vitest';
import { toRequestHeaders, createResponseHeaders } from './rewrite-headers.ts';

const requestId = '01234567-89ab-4def-8123-456789abcdef';
const asserted = { identity: 'signed', requestId };

const forwardedHeaders = (headers: Record<string, string>, cookies: string[] = []) => {
  const flat = toRequestHeaders(headers, { cookies }, asserted);
  return Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));
};

describe('the upstream request', () => {
  it("contains the gateway's identity token", () =>
    expect(forwardedHeaders({})).toEqual({
      'x-aera-identity': 'signed',
      'x-request-id': requestId,
      traceparent: '00-0123456789ab4def8123456789abcdef-0123456789ab4def-00',
    }));

  it('contains the allowed header fields of the client', () => {
    const sent = {
      accept: 'application/json',
      'accept-language': 'en',
      'user-agent': 'Browser/1',
      referer: 'https://example.org/',
      'x-session-id': 's',
      'idempotency-key': 'k',
      'sec-gpc': '1',
      'sec-fetch-mode': 'cors',
      traceparent: '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01',
    };
    expect(forwardedHeaders(sent)).toMatchObject(sent);
  });

  it('has no identity header from the client', () => {
    const forged = {
      'x-aera-identity': 'forged',
      'x-request-id': 'forged',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      authorization: 'Bearer x',
      host: 'evil.example',
      connection: 'x-aera-identity',
      'transfer-encoding': 'chunked',
      'content-length': '7',
      te: 'trailers',
      upgrade: 'websocket',
    };
    expect(forwardedHeaders(forged)).toEqual(forwardedHeaders({}));
  });

  it('has the canonical JSON content type', () =>
    expect(forwardedHeaders({ 'content-type': 'Application/JSON; charset="utf-8"' })).toMatchObject({
      'content-type': 'application/json',
    }));

  it('contains the cookies that the route names and no others', () => {
    const cookie = 'aera_session=secret; aera_visitor=v';
    expect(forwardedHeaders({ cookie })).not.toHaveProperty('cookie');
    expect(forwardedHeaders({ cookie }, ['aera_visitor'])).toMatchObject({ cookie: 'aera_visitor=v' });
  });

  it.each([
    'garbage',
    '00-00000000000000000000000000000000-bbbbbbbbbbbbbbbb-01',
    '00-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA-bbbbbbbbbbbbbbbb-01',
  ])('starts a new trace for %s', (traceparent) =>
    expect(forwardedHeaders({ traceparent })['traceparent']).toContain('0123456789ab4def8123456789abcdef'),
  );
});

const always = { 'x-content-type-options': 'nosniff' };
const plain = createResponseHeaders(always, false);

describe('the downstream response', () => {
  it('is the service’s response with the gateway’s headers', () =>
    expect(plain({ 'content-type': 'application/json', 'cache-control': 'max-age=1' }, 'id')).toEqual([
      'x-content-type-options',
      'nosniff',
      'x-request-id',
      'id',
      'content-type',
      'application/json',
      'cache-control',
      'max-age=1',
    ]));

  it('is not cacheable unless the service allows it', () =>
    expect(plain({}, 'id').slice(-2)).toEqual(['cache-control', 'no-store']));

  it('has no hop-by-hop and no server headers', () => {
    const behind = {
      connection: 'close, X-Hop',
      'x-hop': '1',
      'keep-alive': 'timeout=72',
      'transfer-encoding': 'chunked',
      upgrade: 'h2c',
      server: 'x',
      'x-powered-by': 'x',
      'x-request-id': 'other',
      'x-content-type-options': 'other',
    };
    expect(plain(behind, 'id')).toEqual(plain({}, 'id'));
  });

  it('keeps separate Set-Cookie headers', () =>
    expect(plain({ 'set-cookie': ['a=1', 'b=2; Secure'] }, 'id')).toEqual(
      expect.arrayContaining(['set-cookie', 'a=1', 'set-cookie', 'b=2; Secure']),
    ));

  it('binds cookies to the host when browsers connect over HTTPS', () =>
    expect(createResponseHeaders({}, true)({ 'set-cookie': ['a=1; HttpOnly'] }, 'id')).toEqual(
      expect.arrayContaining(['set-cookie', '__Host-a=1; HttpOnly; Path=/; Secure']),
    ));
});
