import { runService } from '@aera/service-kit';
import { securityAuth } from './service.ts';

await runService(securityAuth);
