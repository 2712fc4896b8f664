import { runService } from '@aera/service-kit';
import { contactsCrm } from './service.ts';

await runService(contactsCrm);
