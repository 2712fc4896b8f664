import { createProjectionRunner } from '@aera/event-store';
import type { z } from 'zod';
import type { ErasedSubjects } from '../data-subject/erased-subjects.ts';
import type { ServiceDefinition } from './define-service.ts';
import { prepareService } from './prepare-service.ts';

/**
 * Erases subjects that a restored database still contains, while the service does not run. Other services are informed when the service
 * publishes its events at its next start.
 */
export async function repeatErasures<Env extends z.ZodType>(
  definition: ServiceDefinition<Env>,
  env: Record<string, string | undefined>,
  subjects: ErasedSubjects,
): Promise<void> {
  const { components, kit, store, close } = await prepareService(definition, env);
  try {
    if (!store) return await components.eraseAgain(subjects);
    const projections = createProjectionRunner({ store, projections: components.projections, log: kit.log });
    projections.start();
    try {
      await projections.waitUntilCaughtUp();
      await components.eraseAgain(subjects);
      await projections.waitUntilCaughtUp();
    } finally {
      await projections.stop();
      await store.close();
    }
  } finally {
    await close();
  }
}
