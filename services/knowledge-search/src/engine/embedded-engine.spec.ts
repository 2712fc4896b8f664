import { createEmbeddedEngine } from './embedded-engine.ts';
import { searchEngineContract } from './search-engine.contract.ts';

searchEngineContract('the embedded engine', async () => createEmbeddedEngine());
