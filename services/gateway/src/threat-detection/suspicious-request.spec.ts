import { suspiciousRequestDetected } from '@aera/contracts/server';
import fc from 'fast-check';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { toSuspiciousRequest, createUnparsableRequest, redactSecrets } from './suspicious-request.ts';

const id = '0b0f8e9a-58cc-4372-a567-0e02b2c3d479';
const at = '2030-01-01T00:00:00.000Z';
const clock = () => new Date(at);
const exchange = (request: Partial<IncomingMessage>, more: Partial<Exchange> = {}): Exchange => ({
  request: { method: 'GET', url: '/', headers: {}, ...request } as IncomingMessage,
  response: { statusCode: 404, headersSent: true } as ServerResponse,
  id,
  ip: '203.0.113.7',
  target: { path: '/', query: '' },
  route: 'static',
  code: 'not-found',
  account: null,
  guessesTokens: false,
  ...more,
});

describe('a suspicious request', () => {
  it('contains request, client and status', () => {
    const suspiciousRequest = toSuspiciousRequest(
      exchange(
        { url: '/.env', headers: { 'user-agent': 'scanner' } },
        { route: '(none)', account: { kind: 'member', id: 'm1' } },
      ),
      clock,
    );
    expect(suspiciousRequestDetected.data.parse(suspiciousRequest?.data)).toEqual({
      requestId: id,
      at,
      ip: '203.0.113.7',
      method: 'GET',
      target: '/.env',
      route: null,
      status: 404,
      userAgent: 'scanner',
      account: { kind: 'member', id: 'm1' },
      indicators: ['not-found', 'path-probe'],
    });
    expect(suspiciousRequest).toMatchObject({
      id,
      subject: id,
      type: 'gateway.suspicious-request.detected.v1',
    });
  });

  it('marks a client that disconnected', () =>
    expect(
      toSuspiciousRequest(
        exchange({ url: '/.env' }, { response: { statusCode: 200 } as ServerResponse, code: null }),
        clock,
      )?.data,
    ).toMatchObject({ status: 499, indicators: ['path-probe'] }));

  it('is not created for an ordinary request', () =>
    expect(
      toSuspiciousRequest(
        exchange(
          { url: '/about' },
          { response: { statusCode: 200, headersSent: true } as ServerResponse, code: null },
        ),
        clock,
      ),
    ).toBeNull());

  it('escapes control and direction characters', () => {
    const { data } = toSuspiciousRequest(
      exchange({
        url: `/a\u001b[2J\u202e${'x'.repeat(900)}`,
        headers: { 'user-agent': `a\nb${'y'.repeat(900)}` },
      }),
      clock,
    ) ?? { data: null };
    expect(data?.target).toMatch(/^\/a\\u\{1b\}\[2J\\u\{202e\}x+$/);
    expect(data?.target).toHaveLength(500);
    expect(data?.userAgent).toMatch(/^a\\u\{a\}by+$/);
    expect(data?.userAgent).toHaveLength(200);
  });

  it('accepts any request', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 });
    const headers = fc.dictionary(
      fc.constantFrom(
        'cookie',
        'user-agent',
        'referer',
        'authorization',
        'x-forwarded-for',
        'x-original-url',
      ),
      anything,
    );
    fc.assert(
      fc.property(anything, anything, headers, fc.ipV6(), (method, url, fields, ip) => {
        const suspiciousRequest = toSuspiciousRequest(
          exchange({ method, url, headers: fields }, { ip }),
          clock,
        );
        const { target } = suspiciousRequestDetected.data.parse(suspiciousRequest?.data);
        expect(target).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(target.length).toBeLessThanOrEqual(500);
        expect(JSON.parse(JSON.stringify(suspiciousRequest))).toEqual(suspiciousRequest);
      }),
    );
  });

  it('marks an unparsable request', () =>
    expect(
      suspiciousRequestDetected.data.parse(createUnparsableRequest(id, at, '203.0.113.7', 431).data),
    ).toMatchObject({
      status: 431,
      route: null,
      indicators: ['oversize'],
    }));
});

describe('the target of a suspicious request', () => {
  const token = 'kJ3-x_'.repeat(8);
  it.each([
    ['/unsubscribe?token=abc&lang=de', null, '/unsubscribe?token=[removed]&lang=de'],
    ['/login?Password=x&user_email=a@b', null, '/login?Password=[removed]&user_email=[removed]'],
    [`/questions/status/${token}`, 'static', '/questions/status/[removed]'],
    ['/api/questions/status/abc', '/api/questions/status/:token', '/api/questions/status/[removed]'],
    [`/x?y=${token}`, null, '/x?y=[removed]'],
    [`/api/questions/${id}`, '/api/questions/:questionId', `/api/questions/${id}`],
    ['/search?q=what+is+a+trust', null, '/search?q=what+is+a+trust'],
  ])('%s (%s) is %s', (target, route, expected) => expect(redactSecrets(target, route)).toBe(expected));
});
