import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { Upstreams } from '../upstreams/upstreams.ts';

export interface PlatformHealth {
  readonly ready: boolean;
  /** `ready` or the reason why not, for each upstream. */
  readonly services: Record<string, string>;
}

const timeoutMs = 3_000;

const Readiness = z.object({ checks: z.record(z.string(), z.string()) });

/** Checks the readiness of all services. Concurrent calls share one check. */
export function createPlatformHealth({
  names,
  withoutCircuitBreaker,
}: Pick<Upstreams, 'names' | 'withoutCircuitBreaker'>): () => Promise<PlatformHealth> {
  let pending: Promise<PlatformHealth> | null = null;
  const check = async (): Promise<PlatformHealth> => {
    const states = await Promise.all(
      names.map(async (name) => [name, await readReadiness(withoutCircuitBreaker(name))]),
    );
    const services = Object.fromEntries(states) as Record<string, string>;
    return { ready: Object.values(services).every((state) => state === 'ready'), services };
  };
  return () => (pending ??= check().finally(() => (pending = null)));
}

async function readReadiness(service: Dispatcher): Promise<string> {
  try {
    const { statusCode, body } = await service.request({
      method: 'GET',
      path: '/readyz',
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    if (statusCode === 200) return body.dump().then(() => 'ready');
    return describeReadiness(await body.json().catch(() => null));
  } catch {
    return 'not reachable';
  }
}

/** The result is public, so it only names the components. */
function describeReadiness(answer: unknown): string {
  const readiness = Readiness.safeParse(answer);
  if (!readiness.success) return 'not ready';
  const failing = Object.entries(readiness.data.checks).filter(([, outcome]) => outcome !== 'ok');
  return `not ready: ${failing.map(([name]) => name).join(', ')}`;
}
