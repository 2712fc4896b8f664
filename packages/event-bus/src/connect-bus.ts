import { type Bus, createBus } from './bus.ts';
import { type ConnectOptions, openConnection } from './connection.ts';
import { silentLog } from './log.ts';

export interface ConnectBusOptions extends Omit<ConnectOptions, 'log'> {
  log?: ConnectOptions['log'];
  /** Copies of every stream and bucket in a cluster. Default 1. */
  replicas?: number;
}

/**
 * Connects to NATS and waits until the server is available. The connection then reconnects automatically without limit: a server outage
 * does not end the process, and in-flight publishes are repeated under their ids.
 * @throws AuthorizationError when the server rejects the credentials, and the signal's reason when it is aborted.
 */
export async function connectBus({
  log = silentLog,
  replicas = 1,
  ...options
}: ConnectBusOptions): Promise<Bus> {
  return createBus(await openConnection({ ...options, log }), { log, replicas });
}
