import { defineConfig } from 'vitest/config';
import { scaled } from './packages/testing/src/test-slowdown.ts';

const skip = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.data/**', '.toolchain/**'];

/**
 * `unit` runs in memory in seconds; `web` renders components in jsdom; `integration` uses real PostgreSQL, NATS and Meilisearch. On a
 * machine short of time the latter two now and then come late: what fails is tried once more, and what passes only then is named.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services,infra}/**/*.spec.ts'],
          exclude: [...skip, '**/*.int.spec.ts'],
          // Importing modules takes longer than running these specs; without isolation each worker imports a module once.
          isolate: false,
          maxWorkers: 2,
          testTimeout: scaled(20_000),
        },
      },
      {
        test: {
          name: 'web',
          include: ['{packages,frontends}/**/*.spec.tsx'],
          exclude: skip,
          environment: 'jsdom',
          // axe walks whole pages; on a busy machine that takes its time.
          testTimeout: 60_000,
          retry: 1,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,services,infra}/**/*.int.spec.ts'],
          exclude: skip,
          globalSetup: ['packages/testing/src/vitest-setup.ts'],
          testTimeout: scaled(60_000),
          hookTimeout: scaled(120_000),
          maxWorkers: 2,
          retry: 1,
        },
      },
    ],
  },
});
