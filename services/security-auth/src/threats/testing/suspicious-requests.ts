import type { SuspiciousRequest } from '../suspicious-request.ts';

export const start = Date.parse('2026-03-04T09:00:00.000Z');

/** Creates a request of one network, `n` seconds after the start. */
export const createSuspiciousRequest = (
  n: number,
  overrides: Partial<SuspiciousRequest> = {},
): SuspiciousRequest => ({
  requestId: `request-${n}`,
  at: start + n * 1000,
  ip: '203.0.113.7',
  network: '203.0.113.7/32',
  account: null,
  attemptedAccount: null,
  method: 'GET',
  target: `/page-${n}`,
  route: null,
  status: 404,
  userAgent: 'curl/8',
  indicators: ['not-found'],
  ...overrides,
});

/** Creates requests at intervals of one second. */
export const createSuspiciousRequests = (
  count: number,
  toOverrides: (n: number) => Partial<SuspiciousRequest>,
): SuspiciousRequest[] => Array.from({ length: count }, (_, n) => createSuspiciousRequest(n, toOverrides(n)));
