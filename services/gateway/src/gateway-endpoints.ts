import { brand } from '@aera/content';
import type { Metrics } from '@aera/service-kit/core';
import type { PlatformHealth } from './health/platform-health.ts';
import { addressList, contains } from './identity/client-ip.ts';
import { securityText } from './http/security-txt.ts';
import type { Document } from './http/send-document.ts';

/** Makes a document that the gateway answers itself; null when this caller may not have it. */
export type OwnDocument = (ip: string) => Promise<Document | null>;

const json = (status: number, body: unknown): Document => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/** Figures are for the operators' own network. */
const inside = addressList([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

export function ownDocuments(
  health: () => Promise<PlatformHealth>,
  metrics: Metrics,
  origin: string,
): ReadonlyMap<string, OwnDocument> {
  return new Map<string, OwnDocument>([
    ['/livez', async () => json(200, { status: 'ok' })],
    [
      '/healthz',
      async () => {
        const { ready, services } = await health();
        return json(ready ? 200 : 503, { status: ready ? 'ok' : 'unavailable', services });
      },
    ],
    ['/.well-known/security.txt', async () => securityText(brand.email, origin, new Date())],
    [
      '/metrics',
      async (ip) =>
        contains(inside, ip)
          ? { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() }
          : null,
    ],
  ]);
}
