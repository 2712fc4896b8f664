import { connect, type NatsConnection, nkeyAuthenticator } from '@nats-io/transport-node';
import type { Secrets } from '../secrets.ts';
import type { PlatformEnvironment } from '../service-env.ts';
import type { Settings } from '../settings.ts';

/**
 * Connects to the bus as the operator, who has all permissions. An external server is used with the credentials of its URL; with
 * `NATS_CA_FILE`, its certificate must be of that authority.
 */
export function connectOperator(
  { natsUrl, passthroughEnv }: Pick<Settings, 'natsUrl' | 'passthroughEnv'>,
  { natsSeeds }: Pick<Secrets, 'natsSeeds'>,
  environment: Pick<PlatformEnvironment, 'natsUrl'>,
): Promise<NatsConnection> {
  const caFile = passthroughEnv['NATS_CA_FILE'];
  return connect({
    servers: environment.natsUrl,
    ...(natsUrl
      ? caFile && { tls: { caFile } }
      : { authenticator: nkeyAuthenticator(new TextEncoder().encode(natsSeeds.operator)) }),
  });
}
