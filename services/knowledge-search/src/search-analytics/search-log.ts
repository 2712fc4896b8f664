import type { Sql } from '@aera/event-store';
import type { Log } from '@aera/service-kit';
import { isbot } from 'isbot';

/** True for a request that no person sent: every browser since Mosaic says that it is Mozilla, and crawlers say who they are. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !/^(Mozilla|Opera)\//.test(userAgent) || isbot(userAgent);

const longest = 200;

/** A query as it is counted and shown again: lower case, single spaces, without the marks around it. */
export const normalizeQuery = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{P}]+|[\s.,;:!?…]+$/gu, '')
    .slice(0, longest)
    .trim();

/** A recorded search. */
export interface LoggedSearch {
  readonly id: string;
  readonly askedAt: string;
  readonly visitor: string;
  /** Of the browser, if it has acknowledged the notice. */
  readonly sessionKey: string | null;
  readonly query: string;
  readonly key: string;
  readonly answered: boolean;
  readonly typing: boolean;
}

interface Click {
  readonly searchId: string;
  readonly documentId: string;
  readonly rank: number;
  readonly clickedAt: string;
}

export interface SearchLog {
  /** Enqueues a search for writing; does not delay the response. */
  note(asked: LoggedSearch): void;
  /** Keeps that a result was opened; answers false when there was no such search, or it was known. */
  click(click: Click): Promise<boolean>;
  /** Resolves once everything noted is kept. */
  flush(): Promise<void>;
}

/** Searches that may wait while the database is away; beyond it the oldest are let go. */
const maxBuffered = 5_000;

/** Writes searches asynchronously: those that arrive during a write form the next batch. */
export function createSearchLog(sql: Sql, log: Log): SearchLog {
  let waiting: LoggedSearch[] = [];
  let writing: Promise<void> | null = null;

  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await sql(insertSearches, [JSON.stringify(batch)]);
      } catch (error) {
        waiting = [...batch, ...waiting].slice(-maxBuffered);
        log.warn({ err: error, waiting: waiting.length }, 'searches wait to be counted');
        return;
      }
    }
  };
  const flushed = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  };
  return {
    note: (asked) => {
      waiting.push(asked);
      void flushed();
    },
    click: async ({ searchId, documentId, rank, clickedAt }) => {
      await flushed();
      const kept = await sql(insertClick, [searchId, documentId, rank, clickedAt]);
      return kept.length > 0;
    },
    flush: flushed,
  };
}

const insertSearches = `
  insert into searches (id, asked_at, visitor, session_key, query, key, answered, typing)
  select id, "askedAt", visitor, case when not exists (select from erased_sessions where session_key = "sessionKey") then "sessionKey" end,
         query, key, answered, typing
  from jsonb_to_recordset($1::jsonb)
    as r (id uuid, "askedAt" timestamptz, visitor text, "sessionKey" text, query text, key text, answered boolean, typing boolean)
  on conflict do nothing`;

const insertClick = `
  insert into search_clicks (search_id, document_id, rank, clicked_at)
  select id, $2, $3, $4 from searches where id = $1
  on conflict do nothing returning 1`;
