import type { DomainEvent } from '@aera/event-store';
import type { z } from 'zod';
import { bootService } from './boot-service.ts';
import type { ServiceDefinition } from './define-service.ts';
import { EnvError } from './env.ts';

/** Longest time a stop may take before the process leaves anyway, in milliseconds. */
const stopWithin = 10_000;

/** Runs a service as this process: environment in, logs out, drains on SIGTERM and SIGINT. */
export async function runService<Env extends z.ZodType, E extends DomainEvent>(
  definition: ServiceDefinition<Env, E>,
): Promise<void> {
  try {
    const service = await bootService(definition, process.env);
    let stopping = false;
    const leave = (signal: string) => {
      if (stopping) return;
      stopping = true;
      service.kit.log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), stopWithin).unref();
      void service.stop().then(() => process.exit(0));
    };
    process.once('SIGTERM', leave);
    process.once('SIGINT', leave);
  } catch (error) {
    // The environment's error is for people, and complete without a stack.
    process.stderr.write(`${error instanceof EnvError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
