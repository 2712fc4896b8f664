import { runService } from '@aera/service-kit';
import { consentLedger } from './service.ts';

await runService(consentLedger);
