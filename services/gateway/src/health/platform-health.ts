import { type ServiceName, serviceNames } from '@aera/contracts';
import type { Dispatcher } from 'undici';
import { z } from 'zod';

export interface PlatformHealth {
  readonly ready: boolean;
  /** `ready`, or why not, of every service. */
  readonly services: Record<string, string>;
}

/** Milliseconds a service has to answer. */
const patience = 3_000;

const Readiness = z.object({ checks: z.record(z.string(), z.string()) });

/** Asks every service at once whether it is ready; callers that ask together get one answer. */
export function createPlatformHealth(
  upstream: (service: ServiceName) => Dispatcher,
): () => Promise<PlatformHealth> {
  let asking: Promise<PlatformHealth> | null = null;
  const ask = async (): Promise<PlatformHealth> => {
    const states = await Promise.all(serviceNames.map((name) => readinessOf(upstream(name))));
    const services = Object.fromEntries(serviceNames.map((name, at) => [name, states[at] as string]));
    return { ready: states.every((state) => state === 'ready'), services };
  };
  return () => (asking ??= ask().finally(() => (asking = null)));
}

async function readinessOf(service: Dispatcher): Promise<string> {
  try {
    const { statusCode, body } = await service.request({
      method: 'GET',
      path: '/readyz',
      headersTimeout: patience,
      bodyTimeout: patience,
    });
    if (statusCode === 200) return body.dump().then(() => 'ready');
    return describe(await body.json().catch(() => null));
  } catch {
    return 'not reachable';
  }
}

/** Names what is not ready, and no more: anybody can read it. */
function describe(answer: unknown): string {
  const readiness = Readiness.safeParse(answer);
  if (!readiness.success) return 'not ready';
  const failing = Object.entries(readiness.data.checks).filter(([, outcome]) => outcome !== 'ok');
  return `not ready: ${failing.map(([name]) => name).join(', ')}`;
}
