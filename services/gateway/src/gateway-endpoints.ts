import { brand } from '@aera/content';
import type { Metrics } from '@aera/service-kit/core';
import type { PlatformHealth } from './health/platform-health.ts';
import { addressList, includesIp } from './identity/client-ip.ts';
import { securityTxt } from './http/security-txt.ts';
import type { GeneratedDocument } from './http/send-document.ts';

/** Makes a document that the gateway answers itself; null when this caller may not have it. */
export type GatewayEndpoint = (ip: string) => Promise<GeneratedDocument | null>;

const json = (status: number, body: unknown): GeneratedDocument => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/** Figures are for the operators' own network. */
const internalNetworks = addressList([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

export function gatewayEndpoints(
  health: () => Promise<PlatformHealth>,
  metrics: Metrics,
  origin: string,
): ReadonlyMap<string, GatewayEndpoint> {
  return new Map<string, GatewayEndpoint>([
    ['/livez', async () => json(200, { status: 'ok' })],
    [
      '/healthz',
      async () => {
        const { ready, services } = await health();
        return json(ready ? 200 : 503, { status: ready ? 'ok' : 'unavailable', services });
      },
    ],
    ['/.well-known/security.txt', async () => securityTxt(brand.email, origin, new Date())],
    [
      '/metrics',
      async (ip) =>
        includesIp(internalNetworks, ip)
          ? { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() }
          : null,
    ],
  ]);
}
