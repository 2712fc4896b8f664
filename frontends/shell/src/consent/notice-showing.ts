import { noticeHash } from '@aera/content/notice-hash';
import { showNotice } from '@aera/contracts';
import { callApi, logFailure, visitorSessionId } from '@aera/frontend-kit';
import { keys } from '../keys.ts';

/** Ties an acknowledgement to the notice; undefined when there is none to be had. */
export type NoticeToken = Promise<string | undefined>;

const longestCall = 15_000;

/** Tells the ledger that the notice is being shown. The notice itself waits for nothing. */
export async function showToVisitor(): Promise<string | undefined> {
  try {
    const { notice, token } = await callApi(showNotice, {
      body: { sessionId: visitorSessionId(keys.visitorSession) },
      signal: AbortSignal.timeout(longestCall),
    });
    // For other words than those on the screen it would prove what is not so.
    return notice.hash === noticeHash ? token : undefined;
  } catch (error) {
    logFailure('Failed to get the token of the notice', error);
    return undefined;
  }
}
