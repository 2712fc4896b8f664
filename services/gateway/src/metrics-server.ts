import type { Metrics } from '@aera/service-kit/core';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves `/metrics` (Prometheus) on a listener of its own, which clients of the site cannot reach. */
export async function startMetricsServer({ registry }: Metrics, address: { host: string; port: number }) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(address);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
