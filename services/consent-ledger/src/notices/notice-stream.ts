import { defineAppendOnlyStream, defineStream } from '@aera/event-store';
import { notice } from './notice.ts';

/** One stream for each language. */
export const noticeStream = defineStream('notice', notice);

/** The notice was shown to a visitor, who may have accepted it later. */
type NoticeShown = {
  type: 'NoticeShown';
  data: {
    impressionId: string;
    /** Null if the browser named none. */
    sessionId: string | null;
    version: string;
    hash: string;
    language: string;
    /** Whether the browser sent `Sec-GPC: 1` (Global Privacy Control). */
    globalPrivacyControl: boolean;
    shownAt: string;
  };
};

export const noticeImpressionStream = defineAppendOnlyStream<NoticeShown>('notice-impression');
