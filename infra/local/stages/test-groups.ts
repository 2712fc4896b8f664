import { buildFrontends } from '../frontends/build-frontends.ts';
import { createBrowserStage, createVitestStage } from './spec-stages.ts';
import { checkStages } from './check-stages.ts';
import type { Group } from './run-stages.ts';
import type { Stage } from './stage.ts';

const build: Stage = {
  name: 'Build of the frontends',
  async run({ progress, signal }) {
    await buildFrontends(progress, signal);
    return { passed: 1, failed: 0 };
  },
};

/** Stages of `make test`, or with `all` of `make test-all`. Each spec stage uses two cores, so these stages run sequentially. */
export const testGroups = ({ all }: { all: boolean }): Group[] => [
  { stages: [...checkStages, build], concurrency: 2 },
  { stages: [createVitestStage('Specs in memory', 'unit')], concurrency: 1 },
  { stages: [createVitestStage('Component specs', 'web')], concurrency: 1 },
  {
    stages: [createVitestStage('Specs on real servers', 'integration', ...(all ? ['slow'] : []))],
    concurrency: 1,
  },
  { stages: [createBrowserStage({ all })], concurrency: 1 },
];
