import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { ErasedSubjects } from '../data-subject/erased-subjects.ts';
import { bootService } from './boot-service.ts';
import type { ServiceDefinition } from './define-service.ts';
import { EnvError } from './env.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { replayService } from './replay-service.ts';

const shutdownTimeoutMs = 10_000;

/**
 * Runs a service as this process: configuration from the environment, logs to stdout, graceful shutdown on SIGTERM and SIGINT. With the
 * argument `replay` it rebuilds the service's projections and exits; with `erase-again FILE` it repeats the erasures that the file lists (`ErasedSubjects`).
 */
export async function runService<Env extends z.ZodType>(definition: ServiceDefinition<Env>): Promise<void> {
  try {
    const [, , task, file = ''] = process.argv;
    if (task === 'replay') await replay(definition);
    else if (task === 'erase-again') await eraseAgain(definition, file);
    else await serveUntilSignal(definition);
  } catch (error) {
    // An invalid environment needs no stack trace.
    process.stderr.write(`${error instanceof EnvError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}

async function serveUntilSignal<Env extends z.ZodType>(definition: ServiceDefinition<Env>): Promise<void> {
  const service = await bootService(definition, process.env);
  let stopping = false;
  const shutDown = (signal: string) => {
    if (stopping) return;
    stopping = true;
    service.kit.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    void service.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
}

async function eraseAgain<Env extends z.ZodType>(
  definition: ServiceDefinition<Env>,
  file: string,
): Promise<void> {
  const subjects = ErasedSubjects.parse(JSON.parse(await readFile(file, 'utf8')));
  await repeatErasures(definition, process.env, subjects);
  process.exit(0);
}

async function replay<Env extends z.ZodType>(definition: ServiceDefinition<Env>): Promise<void> {
  const { stdout } = process;
  const rebuilt = await replayService(definition, process.env, {
    onProgress: (projection, done, total) => {
      // Redraws one line on a terminal; writes a line per step to a log.
      stdout.write(
        `${stdout.isTTY ? '\r' : ''}${progressLine(projection, done, total)}${stdout.isTTY ? '' : '\n'}`,
      );
      if (stdout.isTTY && done >= total) stdout.write('\n');
    },
  });
  if (rebuilt.length === 0) stdout.write(`${definition.name} has nothing to rebuild.\n`);
  process.exit(0);
}

const width = 30;

/** `leads  [##########··········] 1,200 of 2,400 events`. */
export function progressLine(projection: string, done: number, total: number): string {
  const filled = total === 0 ? width : Math.min(width, Math.round((done / total) * width));
  const bar = '#'.repeat(filled).padEnd(width, '·');
  return `${projection}  [${bar}] ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} events`;
}
