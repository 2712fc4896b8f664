import { runService } from '@aera/service-kit';
import { visitorAnalytics } from './service.ts';

await runService(visitorAnalytics);
