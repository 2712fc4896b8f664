import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { Upstreams } from '../upstreams/upstreams.ts';

export interface PlatformHealth {
  readonly ready: boolean;
  /** `ready`, or why not, of every service, and of each part of one that runs apart. */
  readonly services: Record<string, string>;
}

/** Milliseconds a service has to answer. */
const timeoutMs = 3_000;

const Readiness = z.object({ checks: z.record(z.string(), z.string()) });

/** Asks every service at once whether it is ready; callers that ask together get one answer. */
export function createPlatformHealth({
  names,
  withoutCircuitBreaker,
}: Pick<Upstreams, 'names' | 'withoutCircuitBreaker'>): () => Promise<PlatformHealth> {
  let asking: Promise<PlatformHealth> | null = null;
  const ask = async (): Promise<PlatformHealth> => {
    const states = await Promise.all(
      names.map(async (name) => [name, await readinessOf(withoutCircuitBreaker(name))]),
    );
    const services = Object.fromEntries(states) as Record<string, string>;
    return { ready: Object.values(services).every((state) => state === 'ready'), services };
  };
  return () => (asking ??= ask().finally(() => (asking = null)));
}

async function readinessOf(service: Dispatcher): Promise<string> {
  try {
    const { statusCode, body } = await service.request({
      method: 'GET',
      path: '/readyz',
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    if (statusCode === 200) return body.dump().then(() => 'ready');
    return describe(await body.json().catch(() => null));
  } catch {
    return 'not reachable';
  }
}

/** Public, so it only names the components that are not ready. */
function describe(answer: unknown): string {
  const readiness = Readiness.safeParse(answer);
  if (!readiness.success) return 'not ready';
  const failing = Object.entries(readiness.data.checks).filter(([, outcome]) => outcome !== 'ok');
  return `not ready: ${failing.map(([name]) => name).join(', ')}`;
}
