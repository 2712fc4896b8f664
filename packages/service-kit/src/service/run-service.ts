import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { ErasedSubjects } from '../data-subject/erased-subjects.ts';
import { bootService } from './boot-service.ts';
import type { ServiceDefinition } from './define-service.ts';
import { EnvError } from './env.ts';
import { prepareService } from './prepare-service.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { replayService } from './replay-service.ts';

const shutdownTimeoutMs = 10_000;

/**
 * Runs a service as this process: configuration from the environment, logs to stdout, graceful shutdown on SIGTERM and SIGINT. With the
 * argument `replay` it rebuilds the service's projections and exits; with `erase-again FILE` it repeats the erasures that the file lists
 * (`ErasedSubjects`); with the name of a task of its modules it runs that.
 */
export async function runService<Env extends z.ZodType>(definition: ServiceDefinition<Env>): Promise<void> {
  try {
    const [, , task, file = ''] = process.argv;
    if (task === 'replay') await replay(definition);
    else if (task === 'erase-again') await eraseAgain(definition, file);
    else if (task) await runTask(definition, task);
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
  const rebuilt = await replayService(definition, process.env, { onProgress: showProgress });
  if (rebuilt.length === 0) process.stdout.write(`${definition.name} has nothing to rebuild.\n`);
  process.exit(0);
}

async function runTask<Env extends z.ZodType>(
  definition: ServiceDefinition<Env>,
  name: string,
): Promise<void> {
  const { components, store, close } = await prepareService(definition, process.env);
  const task = components.tasks[name];
  if (!task) throw new EnvError(`${definition.name} has no task ${name}.`);
  try {
    const summary = await task({
      onProgress: (done, total, unit) => showProgress(name, done, total, unit),
    });
    process.stdout.write(`${summary}\n`);
  } catch (error) {
    // For the operator who waits for it.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await store?.close();
    await close();
  }
  process.exit();
}

/** Redraws one line on a terminal; writes a line per step to a log. */
function showProgress(name: string, done: number, total: number, unit?: string): void {
  const { stdout } = process;
  stdout.write(
    `${stdout.isTTY ? '\r' : ''}${formatProgress(name, done, total, unit)}${stdout.isTTY ? '' : '\n'}`,
  );
  if (stdout.isTTY && done >= total) stdout.write('\n');
}

const width = 30;

/** `leads  [##########··········] 1,200 of 2,400 events`. */
export function formatProgress(name: string, done: number, total: number, unit = 'events'): string {
  const filled = total === 0 ? width : Math.min(width, Math.round((done / total) * width));
  const bar = '#'.repeat(filled).padEnd(width, '·');
  return `${name}  [${bar}] ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${unit}`;
}
