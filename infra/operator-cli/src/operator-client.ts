import {
  identityHeader,
  Problem,
  type RequestParts,
  type ResponseOf,
  type Route,
  routeRegistry,
  type ServiceName,
  toRequest,
} from '@aera/contracts/server';
import { createIdentitySigner } from '@aera/service-kit/core';

/** Calls a route of a service as the operator. @throws Error with the reason of the service unless it succeeds */
export type CallService = <R extends Route>(route: R, options?: RequestParts<R>) => Promise<ResponseOf<R>>;

export interface OperatorAccess {
  readonly serviceUrl: (name: ServiceName) => string;
  /** Private identity key as JWK JSON. It authenticates the operator. */
  readonly identityKey: string;
  /** Name of the user, for the audit log. */
  readonly operator: string;
}

/** Calls services behind the gateway with a token that is signed for each call. The audit log names `operator:<name>`. */
export async function createOperatorClient({
  serviceUrl,
  identityKey,
  operator,
}: OperatorAccess): Promise<CallService> {
  const sign = await createIdentitySigner(identityKey);
  return async (route, parts = {}) => {
    const identity = {
      kind: 'steward',
      role: 'operator',
      sub: 'operator',
      username: `operator:${operator}`,
      name: `Operator ${operator}`,
      authenticatedAt: new Date().toISOString(),
      ip: '127.0.0.1',
    } as const;
    const { path, ...request } = toRequest(route, parts);
    const { service, audience } = routeRegistry.get(route);
    const url = new URL(path, serviceUrl(service));
    const response = await fetch(url, {
      ...request,
      headers: { ...request.headers, [identityHeader]: await sign(identity, audience) },
    }).catch((error: unknown) => {
      throw new Error(`${service} does not respond at ${url.origin}.`, { cause: error });
    });
    if (!response.ok) throw new Error(`${service}: ${await readReason(response)}`);
    return (response.status === 204 ? undefined : await response.json()) as ResponseOf<typeof route>;
  };
}

/** Connects with the first call, so that help and usage errors need no running platform. */
export function connectOnFirstCall(connect: () => Promise<CallService>): CallService {
  let connected: Promise<CallService> | undefined;
  return async (route, options) => (await (connected ??= connect()))(route, options);
}

async function readReason(response: Response): Promise<string> {
  const text = await response.text();
  const problem = Problem.safeParse(parseJson(text));
  if (!problem.success) return `${response.status} ${text.slice(0, 200)}`;
  return problem.data.detail ?? problem.data.title;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
