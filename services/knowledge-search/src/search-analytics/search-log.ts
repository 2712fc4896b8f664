import { isUnavailable, type Sql } from '@aera/event-store';
import type { Log } from '@aera/service-kit';
import { isbot } from 'isbot';
import { truncateText } from '../text-analysis/truncate-text.ts';

/** Whether a bot sent the request: browsers identify as Mozilla or Opera, crawlers by their name. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !/^(Mozilla|Opera)\//.test(userAgent) || isbot(userAgent);

const maxQueryLength = 200;

/** Normalizes a query for counting and suggestions: lower case, single spaces, no punctuation around it. */
export const normalizeQuery = (text: string): string =>
  truncateText(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/\s+/gu, ' ')
      .replace(/^[\s\p{P}]+|[\s.,;:!?…]+$/gu, ''),
    maxQueryLength,
  ).trim();

/** A recorded search. */
export interface LoggedSearch {
  readonly id: string;
  readonly searchedAt: string;
  readonly visitorKey: string;
  /** Pseudonym of the client's network on that day. */
  readonly networkKey: string;
  /** Pseudonym of the browser's session; null before consent. */
  readonly sessionKey: string | null;
  readonly query: string;
  readonly queryKey: string;
  /** Names the query in events and tables that outlive the search. */
  readonly queryPseudonym: string;
  readonly hasAnswer: boolean;
  readonly typing: boolean;
}

interface Click {
  readonly searchId: string;
  readonly documentId: string;
  readonly rank: number;
  readonly clickedAt: string;
}

/** Maximum number of queued searches while the database is unavailable; the oldest are dropped. */
const maxBuffered = 5_000;

/** Writes searches asynchronously: those that arrive during a write form the next batch. */
export function createSearchLog(sql: Sql, log: Log) {
  let queue: LoggedSearch[] = [];
  let writing: Promise<void> | null = null;

  const write = async () => {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      try {
        await insert(batch);
      } catch (error) {
        queue = [...batch, ...queue].slice(-maxBuffered);
        log.warn({ err: error, queued: queue.length }, 'searches could not be written and stay queued');
        throw error;
      }
    }
  };
  /** Inserts searches. One that the database rejects is dropped, so that it does not block the others. */
  const insert = async (batch: readonly LoggedSearch[]): Promise<void> => {
    try {
      await sql(insertSearches, [JSON.stringify(batch)]);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (batch.length > 1) for (const search of batch) await insert([search]);
      else log.error({ err: error }, 'a search could not be written and was dropped');
    }
  };
  /** Resolves once all queued searches are written. Rejects while the database is unavailable. */
  const flush = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  };
  return {
    /** Enqueues a search for writing; does not delay the response. */
    record: (search: LoggedSearch): void => {
      queue.push(search);
      // A failure is logged, and the next search tries again.
      flush().catch(() => undefined);
    },
    /** Records that a result was opened. Returns false for an unknown search and for a repeated click. */
    recordClick: async ({ searchId, documentId, rank, clickedAt }: Click): Promise<boolean> => {
      await flush();
      const inserted = await sql(insertClick, [searchId, documentId, rank, clickedAt]);
      return inserted.length > 0;
    },
    flush,
  };
}

export type SearchLog = ReturnType<typeof createSearchLog>;

const insertSearches = `
  insert into searches (id, searched_at, visitor_key, network_key, session_key, query, query_key, query_pseudonym, has_answer, typing)
  select id, "searchedAt", "visitorKey", "networkKey", case when not exists (select from erased_sessions where session_key = "sessionKey") then "sessionKey" end,
         query, "queryKey", "queryPseudonym", "hasAnswer", typing
  from jsonb_to_recordset($1::jsonb)
    as r (id uuid, "searchedAt" timestamptz, "visitorKey" text, "networkKey" text, "sessionKey" text, query text, "queryKey" text, "queryPseudonym" text, "hasAnswer" boolean, typing boolean)
  on conflict do nothing`;

const insertClick = `
  insert into search_clicks (search_id, document_id, rank, clicked_at)
  select id, $2, $3, $4 from searches where id = $1
  on conflict do nothing returning 1`;

const retentionDays = 90;

/** Deletes searches past their retention period, and after a day intermediate queries while typing that led to no click. */
export const deleteExpiredSearches = (sql: Sql) => sql(deleteExpired);

const deleteExpired = `
  with old as (
    delete from searches s
    where searched_at < now() - interval '${retentionDays} days'
       or (typing and searched_at < now() - interval '1 day'
           and not exists (select from search_clicks c where c.search_id = s.id))
    returning id
  )
  delete from search_clicks where search_id in (select id from old)`;
