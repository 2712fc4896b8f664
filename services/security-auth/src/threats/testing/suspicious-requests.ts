import type { SuspiciousRequest } from '../suspicious-request.ts';

export const start = Date.parse('2026-03-04T09:00:00.000Z');

/** A request from one network, so many seconds after the start, with whatever matters. */
export const suspiciousRequest = (n: number, over: Partial<SuspiciousRequest> = {}): SuspiciousRequest => ({
  requestId: `request-${n}`,
  at: start + n * 1000,
  ip: '203.0.113.7',
  network: '203.0.113.7/32',
  account: null,
  tried: null,
  method: 'GET',
  target: `/page-${n}`,
  route: null,
  status: 404,
  userAgent: 'curl/8',
  signs: ['not-found'],
  ...over,
});

/** As many, a second apart. */
export const many = (count: number, over: (n: number) => Partial<SuspiciousRequest>): SuspiciousRequest[] =>
  Array.from({ length: count }, (_, n) => suspiciousRequest(n, over(n)));
