import { runService } from '@aera/service-kit';
import { knowledgeSearch } from './service.ts';

await runService(knowledgeSearch);
