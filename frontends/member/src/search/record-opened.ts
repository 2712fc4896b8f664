import { recordSearchClick } from '@aera/contracts';
import { callApi, logFailure } from '@aera/frontend-kit';
import { sessionHeaders } from './search-session.ts';

/** A result and the search that found it; a search without an id is not counted. */
export interface Opened {
  readonly queryId: string | undefined;
  readonly documentId: string;
  /** From 1. */
  readonly rank: number;
}

/** Says that a result was opened, by which the search learns what helps. Nobody waits for it, and a failure is only logged. */
export function recordOpened({ queryId, documentId, rank }: Opened): void {
  if (queryId === undefined) return;
  callApi(recordSearchClick, {
    body: { queryId, documentId, rank },
    headers: sessionHeaders(),
    keepalive: true,
  }).catch((error: unknown) => logFailure('Failed to say which result was opened', error));
}
