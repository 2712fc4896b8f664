import { createEmbeddedEngine } from '../engine/embedded-engine.ts';
import { searchKnowledgeContract } from './search-knowledge.contract.ts';

searchKnowledgeContract('the embedded engine', async () => createEmbeddedEngine());
