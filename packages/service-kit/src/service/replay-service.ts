import { createProjectionRunner } from '@aera/event-store';
import type { z } from 'zod';
import type { ServiceDefinition } from './define-service.ts';
import { prepareService } from './prepare-service.ts';

export interface ReplayOptions {
  onProgress(name: string, done: number, total: number): void;
  signal?: AbortSignal;
}

/**
 * Rebuilds every projection of a service, and everything else that it derives from events, while the service keeps running. Returns the
 * names of what was rebuilt.
 */
export async function replayService<Env extends z.ZodType>(
  definition: ServiceDefinition<Env>,
  env: Record<string, string | undefined>,
  { onProgress, signal }: ReplayOptions,
): Promise<string[]> {
  const { components, kit, store, close } = await prepareService(definition, env);
  try {
    const { projections, rebuilds } = components;
    if (store) {
      const runner = createProjectionRunner({ store, projections, log: kit.log });
      for (const { name } of projections)
        await runner.rebuild(name, {
          signal,
          onProgress: ({ done, total }) => onProgress(name, done, total),
        });
      await runner.stop();
    }
    for (const { name, run } of rebuilds)
      await run({ signal, onProgress: (done, total) => onProgress(name, done, total) });
    await store?.close();
    return [...(store ? projections : []), ...rebuilds].map(({ name }) => name);
  } finally {
    await close();
  }
}
