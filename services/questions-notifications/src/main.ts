import { runService } from '@aera/service-kit';
import { questionsNotifications } from './service.ts';

await runService(questionsNotifications);
