import { defineStream } from '@aera/event-store';
import { bulk } from './decide-bulk.ts';

export const bulkJobStream = defineStream('bulk', bulk, { id: (bulkId: string) => bulkId.toLowerCase() });
