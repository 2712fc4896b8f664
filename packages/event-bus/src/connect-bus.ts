import { type Bus, createBus } from './bus.ts';
import { type ConnectOptions, openConnection } from './connection.ts';
import { silentLog } from './log.ts';

export interface ConnectBusOptions extends Omit<ConnectOptions, 'log'> {
  log?: ConnectOptions['log'];
  /** Copies of every stream and bucket in a cluster. Default 1. */
  replicas?: number;
}

/**
 * Connects to NATS, waiting as long as it takes for the server to be there. From then on the connection comes back by
 * itself, for ever: no loss of the server ends the process, and publishes in the air are repeated under their ids.
 * @throws AuthorizationError when the server refuses the credentials, and the signal's reason when it is aborted.
 */
export async function connectBus({
  log = silentLog,
  replicas = 1,
  ...options
}: ConnectBusOptions): Promise<Bus> {
  return createBus(await openConnection({ ...options, log }), { log, replicas });
}
