import { buildFrontends } from './frontends/build-frontends.ts';
import { checkStages } from './stages/check-stages.ts';
import { journeysStage } from './stages/journeys-stage.ts';
import { runStages } from './stages/run-stages.ts';
import type { Stage } from './stages/stage.ts';
import { vitestStage } from './stages/vitest-stage.ts';

const build: Stage = {
  name: 'Build',
  async run({ progress, signal }) {
    await buildFrontends(progress, signal);
    return { passed: 1, failed: 0 };
  },
};

await runStages([
  { stages: checkStages, atOnce: 2 },
  { stages: [vitestStage('Specs in memory', 'unit')], atOnce: 1 },
  { stages: [vitestStage('Specs of components', 'web')], atOnce: 1 },
  { stages: [build], atOnce: 1 },
  { stages: [vitestStage('Specs on real servers', 'integration')], atOnce: 1 },
  { stages: [journeysStage], atOnce: 1 },
]);
