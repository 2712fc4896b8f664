import { defineConfig } from 'vitest/config';
import { scaled } from './packages/testing/src/test-slowdown.ts';

const skip = ['**/node_modules/**', '**/dist/**', 'e2e/**', '.data/**', '.toolchain/**'];

/** Specs that start PostgreSQL, NATS or Meilisearch, or whole services. */
const realServers = {
  exclude: skip,
  globalSetup: ['packages/testing/src/vitest-setup.ts'],
  // Importing modules takes longer than most specs. Each worker imports a module once, and Node runs it as in production.
  isolate: false,
  experimental: { viteModuleRunner: false },
  // Specs wait for servers about half of the time, so three workers keep two cores busy.
  maxWorkers: 3,
  testTimeout: scaled(60_000),
  hookTimeout: scaled(120_000),
};

/**
 * `unit` runs in memory in seconds; `web` renders components in jsdom; `integration` uses real PostgreSQL, NATS and Meilisearch; `slow`
 * does too, for crash loops, NATS clusters and large amounts. TEST_SLOWDOWN multiplies the time limits.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services,infra}/**/*.spec.ts'],
          exclude: [...skip, '**/*.{int,slow}.spec.ts'],
          // Importing modules takes longer than running these specs; without isolation each worker imports a module once.
          isolate: false,
          maxWorkers: 2,
          testTimeout: scaled(20_000),
          hookTimeout: scaled(20_000),
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
          ...realServers,
          name: 'integration',
          include: ['{packages,services,infra}/**/*.int.spec.ts'],
        },
      },
      {
        test: {
          ...realServers,
          name: 'slow',
          include: ['{packages,services,infra}/**/*.slow.spec.ts'],
          env: { TEST_TIER: 'slow' },
          testTimeout: scaled(300_000),
        },
      },
    ],
  },
});
