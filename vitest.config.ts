import { defineConfig } from 'vitest/config';

const skip = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.data/**', '.toolchain/**'];

/** `unit` runs in memory in seconds; `integration` uses real PostgreSQL, NATS and Meilisearch. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services,infra}/**/*.spec.ts'],
          exclude: [...skip, '**/*.int.spec.ts'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['{packages,frontends}/**/*.spec.tsx'],
          exclude: skip,
          environment: 'jsdom',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,services,infra}/**/*.int.spec.ts'],
          exclude: skip,
          globalSetup: ['packages/testing/src/vitest-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
