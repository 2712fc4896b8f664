import { randomUUID } from 'node:crypto';
import {
  type BodyOf,
  buildPath,
  identityHeader,
  type ParamsOf,
  type ResponseOf,
  type Route,
} from '@aera/contracts/server';
import { createIdentitySigner } from '@aera/service-kit/core';
import type { Secrets } from '../secrets.ts';
import type { PlatformEnvironment } from '../service-env.ts';

interface CallOptions<R extends Route> {
  readonly params?: ParamsOf<R>;
  readonly body?: BodyOf<R>;
}

export type CallService = <R extends Route>(route: R, options?: CallOptions<R>) => Promise<ResponseOf<R>>;

/** Calls services of a platform whose gateway does not run, as a steward. Each call throws unless it succeeds. */
export async function createStewardClient(
  { serviceUrl }: Pick<PlatformEnvironment, 'serviceUrl'>,
  { identity }: Pick<Secrets, 'identity'>,
): Promise<CallService> {
  const sign = await createIdentitySigner(identity.privateKey);
  const sub = randomUUID();
  return async (route, { params, body } = {}) => {
    const steward = {
      kind: 'steward',
      sub,
      username: 'operator',
      name: 'Operator',
      role: 'steward',
    } as const;
    const token = await sign({ ...steward, authenticatedAt: new Date().toISOString(), ip: '127.0.0.1' }, [
      route.service,
    ]);
    const path = buildPath(route, params as Record<string, unknown>);
    const response = await fetch(new URL(path, serviceUrl(route.service)), {
      method: route.method,
      headers: { 'content-type': 'application/json', [identityHeader]: token },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${route.method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as ResponseOf<typeof route>;
  };
}
