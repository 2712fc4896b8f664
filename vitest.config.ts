import { defineConfig } from 'vitest/config';
import { scaleTimeout } from './packages/testing/src/test-slowdown.ts';

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
  testTimeout: scaleTimeout(60_000),
  hookTimeout: scaleTimeout(120_000),
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
          testTimeout: scaleTimeout(20_000),
          hookTimeout: scaleTimeout(20_000),
        },
      },
      {
        test: {
          name: 'web',
          include: ['{packages,frontends}/**/*.spec.tsx'],
          exclude: skip,
          environment: 'jsdom',
          setupFiles: ['packages/ui/src/testing/setup.ts'],
          // Loading React, the contracts and a frontend takes longer than most files' tests.
          isolate: false,
          maxWorkers: 2,
          // jsdom parses a style element again for each text node, but adds a rule through the CSSOM once.
          env: { SC_DISABLE_SPEEDY: 'false', ASYNC_TIMEOUT_MS: String(scaleTimeout(15_000)) },
          testTimeout: scaleTimeout(60_000),
          hookTimeout: scaleTimeout(20_000),
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
          testTimeout: scaleTimeout(300_000),
        },
      },
    ],
  },
});
