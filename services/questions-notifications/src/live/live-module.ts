import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import { createChangeListener } from './change-listener.ts';
import { liveRoutes } from './live-routes.ts';
import { createSseHub } from './sse-hub.ts';

/** Server-sent events that name the lists of a recipient that changed. */
export function liveModule({ store, metrics, workers }: ServiceContext): ServiceModule {
  const hub = createSseHub();
  metrics.gauge('sse_connections', 'Event streams that are open', () => ({ members: hub.count() }));
  const listener = createChangeListener({
    openSession: store.database.openSession,
    onChange: hub.sendChange,
    onReconnected: hub.sendSync,
    workers,
  });
  return { routes: [liveRoutes(hub)], start: listener.start, stop: listener.stop };
}
