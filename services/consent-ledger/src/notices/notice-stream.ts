import { defineStream } from '@aera/event-store';
import { notice } from './notice.ts';

/** One stream for each language. */
export const noticeStream = defineStream('notice', notice);
