import { expect, it } from 'vitest';
import { threatsModule } from './threats-module.ts';

it('prunes evidence in a task of its own, also while the erasure of networks takes long', async () => {
  const tasks = new Map<string, (stopping: AbortSignal) => Promise<unknown>>();
  const statements: string[] = [];
  const context = {
    store: { database: { sql: () => new Promise(() => {}) } },
    sql: async (text: string) => {
      statements.push(text);
      return [];
    },
    workers: { schedule: (name: string, run: () => Promise<unknown>) => tasks.set(name, run) },
    metrics: { gauge: () => {} },
    clock: () => new Date('2026-03-04T09:00:00.000Z'),
    deriveKey: () => Buffer.alloc(32),
  };
  threatsModule(context as never, {} as never, async () => null);
  const { signal } = new AbortController();
  void tasks.get('Erase inactive networks')?.(signal);
  await tasks.get('Clean up threat evidence')?.(signal);
  expect(statements).toContainEqual(expect.stringContaining('delete from suspicious_requests'));
});
