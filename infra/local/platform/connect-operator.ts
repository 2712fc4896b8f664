import { connect, type NatsConnection, nkeyAuthenticator } from '@nats-io/transport-node';
import type { Secrets } from '../secrets.ts';
import type { PlatformEnvironment } from '../service-env.ts';
import type { Settings } from '../settings.ts';

/** Connects to the bus as the operator, who has all permissions. An external server is used with the credentials of its URL. */
export function connectOperator(
  { natsUrl }: Pick<Settings, 'natsUrl'>,
  { natsSeeds }: Pick<Secrets, 'natsSeeds'>,
  environment: Pick<PlatformEnvironment, 'natsUrl'>,
): Promise<NatsConnection> {
  const authenticator = natsUrl
    ? {}
    : { authenticator: nkeyAuthenticator(new TextEncoder().encode(natsSeeds.operator)) };
  return connect({ servers: environment.natsUrl, ...authenticator });
}
