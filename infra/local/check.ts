import { checkStages } from './stages/check-stages.ts';
import { runStages } from './stages/run-stages.ts';
import { createVitestStage } from './stages/spec-stages.ts';

await runStages([
  { stages: checkStages, concurrency: 2 },
  { stages: [createVitestStage('Specs in memory', 'unit')], concurrency: 1 },
]);
