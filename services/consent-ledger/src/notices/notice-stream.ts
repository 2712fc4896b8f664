import { defineAppendOnlyStream, defineStream } from '@aera/event-store';
import { notice } from './notice.ts';

/** One stream for each language. */
export const noticeStream = defineStream('notice', notice);

/** The notice was put before a visitor, who may or may not have accepted it afterwards. */
type NoticeShown = {
  type: 'NoticeShown';
  data: {
    impressionId: string;
    /** Null when the browser did not say. */
    sessionId: string | null;
    version: string;
    hash: string;
    language: string;
    /** Whether the browser sent `Sec-GPC: 1` (Global Privacy Control). */
    globalPrivacyControl: boolean;
    shownAt: string;
  };
};

export const noticeImpressionStream = defineAppendOnlyStream<NoticeShown>('showing');
