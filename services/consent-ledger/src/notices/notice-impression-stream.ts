import { defineAppendOnlyStream } from '@aera/event-store';
import type { NoticeShown } from './notice-shown.ts';

export const noticeImpressionStream = defineAppendOnlyStream<NoticeShown>('showing');
