import { runStages } from './stages/run-stages.ts';
import { testGroups } from './stages/test-groups.ts';

await runStages(testGroups({ all: process.argv.includes('--all') }));
