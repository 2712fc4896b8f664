import { listFrontends, type OperationsOverview, operationsRoutes } from '@aera/contracts';
import { beforeEach } from 'vitest';
import { setUpFakeApi } from '@aera/frontend-kit/testing';
import { allServices } from '../../../shared/copy/service-names.ts';
import { serveSignedInSteward } from '../../../testing/handlers.ts';

/** Routes of the service that the tests use as an example. */
export const routes = operationsRoutes['questions-notifications'];
export const now = '2026-03-04T09:05:00.000Z';

export const overview = (service: OperationsOverview['service']): OperationsOverview => ({
  service,
  version: '0.1.0',
  startedAt: '2026-03-04T08:00:00.000Z',
  at: now,
  ready: true,
  checks: [{ name: 'database', outcome: 'ok' }],
  projections: [
    {
      name: 'lists',
      checkpoint: '7:7',
      behind: 0,
      lagSeconds: null,
      stalled: null,
      error: null,
      rebuilding: false,
    },
  ],
  relay: null,
  additionalRelays: [],
  consumers: [],
  workers: [],
  streams: [
    { name: service, messages: 12, bytes: 2048, maxBytes: 4096, oldest: now, newest: now, consumers: 1 },
  ],
  hasLog: true,
});

/** A fake server of a signed-in steward, where every service is ready and its lists are empty. */
export function setUpFakeOperations() {
  const api = setUpFakeApi();
  beforeEach(() => {
    serveSignedInSteward(api);
    api.on(listFrontends, () => ({ frontends: [], unrendered: [], untrustedForwarders: [] }));
    for (const service of allServices) {
      const at = operationsRoutes[service];
      api.on(at.operationsOverview, () => overview(service));
      api.on(at.listDeadLetters, () => ({ deadLetters: [], more: false }));
      api.on(at.listDiscardedDeadLetters, () => ({ deadLetters: [] }));
      api.on(at.listEvents, () => ({ events: [], more: false }));
      api.on(at.listStreams, () => ({ streams: [] }));
      api.on(at.listCorrelatedEvents, () => ({ events: [], complete: true }));
      api.on(at.listRebuilds, () => ({ rebuildable: [], current: null, past: [] }));
    }
  });
  return api;
}
