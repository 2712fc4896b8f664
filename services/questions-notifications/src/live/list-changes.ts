import type { ProjectionContext } from '@aera/event-store';

/** A change of a recipient's list. It has no content: the client reloads the list. */
export interface ListChange {
  readonly recipientId: string;
  /** The list; also the name of the SSE event. */
  readonly list: 'questions' | 'notifications';
}

/** NOTIFY channel; a payload is `<list> <recipient>`. */
export const changeChannel = 'list_changed';

/** PostgreSQL delivers at commit, so a client that reloads finds the change, and delivers equal payloads of a transaction once. */
export async function notifyChanges(
  changes: readonly ListChange[],
  { sql, isRebuild }: Pick<ProjectionContext, 'sql' | 'isRebuild'>,
): Promise<void> {
  if (isRebuild || changes.length === 0) return;
  const payloads = changes.map(({ recipientId, list }) => `${list} ${recipientId}`);
  await sql('select pg_notify($1, payload) from unnest($2::text[]) as payload', [changeChannel, payloads]);
}

export function parseChange(payload: string): ListChange {
  const space = payload.indexOf(' ');
  return { recipientId: payload.slice(space + 1), list: payload.slice(0, space) as ListChange['list'] };
}
