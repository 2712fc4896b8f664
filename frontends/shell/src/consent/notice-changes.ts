import { listNotices, type ResponseOf } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';

type Notices = ResponseOf<typeof listNotices>['notices'];

export interface NoticeChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** What changed from one notice to a later one, both by the hash of their words; null when the server does not list it. */
export async function noticeChanges(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<NoticeChanges | null> {
  const { notices } = await callApi(listNotices, { signal });
  return changesIn(notices, from, to);
}

/** Newest first, each with what changed from the one before: over several steps, what came and went again is no change. */
function changesIn(notices: Notices, from: string, to: string): NoticeChanges | null {
  const newest = notices.findIndex(({ hash }) => hash === to);
  const known = notices.findIndex(({ hash }, at) => at > newest && hash === from);
  if (newest < 0 || known < 0) return null;
  const steps = notices.slice(newest, known);
  const removed = steps.flatMap((step) => step.removed);
  const added = steps.flatMap((step) => step.added);
  return {
    removed: removed.filter((line) => !added.includes(line)),
    added: added.filter((line) => !removed.includes(line)),
  };
}
