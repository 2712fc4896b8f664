import { defineStream } from '@aera/event-store';
import { bulkJob } from './decide-bulk-job.ts';

export const bulkJobStream = defineStream('bulk-job', bulkJob, {
  id: (jobId: string) => jobId.toLowerCase(),
});
