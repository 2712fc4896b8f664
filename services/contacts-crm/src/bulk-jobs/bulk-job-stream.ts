import { defineStream } from '@aera/event-store';
import { bulk } from './decide-bulk-job.ts';

export const bulkJobStream = defineStream('bulk', bulk, { id: (bulkId: string) => bulkId.toLowerCase() });
