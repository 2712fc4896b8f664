import {
  AuditEntry,
  type AuditOutcome,
  type AuditRow,
  type listAudit,
  type QueryOf,
} from '@aera/contracts/server';
import type { Sql } from '@aera/event-store';
import { escapeLike } from '@aera/service-kit';
import { toCanonicalJson, type Json } from '@aera/transparency-log/verify';

/** Row of an entry without its leaf index. */
export interface EntryColumns {
  readonly id: string;
  /** Input of the leaf hash: canonical JSON (RFC 8785). */
  readonly entry: string;
  readonly kind: AuditEntry['kind'];
  readonly at: string;
  readonly service: string;
  readonly actor: string;
  readonly action: string;
  readonly targets: readonly string[];
  readonly request_id: string | null;
  readonly call_id: string | null;
  readonly status: number | null;
}

/** Returns the columns that searches filter by. Outcomes have none: the appender copies those of the call if the call is stored. */
export function toEntryColumns(entry: AuditEntry): EntryColumns {
  const { id, kind, at, service } = entry;
  const common = { id, entry: toCanonicalJson(entry as Json), kind, at, service };
  switch (entry.kind) {
    case 'outcome':
      return {
        ...common,
        actor: '',
        action: '',
        targets: [],
        request_id: null,
        call_id: entry.callId,
        status: entry.status,
      };
    case 'event':
      return {
        ...common,
        actor: entry.actor.toLowerCase(),
        action: entry.type.toLowerCase(),
        targets: [entry.subject, ...Object.values(entry.details)],
        request_id: entry.requestId,
        call_id: null,
        status: null,
      };
    default:
      return {
        ...common,
        actor: [entry.actor?.username, entry.actor?.id].filter(Boolean).join(' ').toLowerCase(),
        action: `${entry.method} ${entry.route} ${entry.summary}`.toLowerCase(),
        targets: Object.values(entry.params),
        request_id: entry.requestId,
        call_id: null,
        status: entry.kind === 'rejection' ? entry.status : null,
      };
  }
}

/** Conditions that entries must all meet. */
export interface AuditFilter extends Omit<QueryOf<typeof listAudit>, 'limit' | 'order' | 'before' | 'after'> {
  /** Stewards whose user name contains `actor`: their events name only the id. */
  readonly stewardIds: readonly string[];
}

interface Page {
  readonly limit: number;
  /** `before`: newest first, only leaves below it. `after`: oldest first, only leaves above it. */
  readonly before?: number | undefined;
  readonly after?: number;
  /** Only leaves below this one. */
  readonly below?: number;
  /** Whether outcomes are listed as entries of their own. */
  readonly outcomes: boolean;
}

/** A row and the input of its leaf hash. */
interface StoredAuditEntry extends AuditRow {
  readonly text: string;
  readonly outcomeId: string | null;
}

interface Row {
  readonly leaf: number;
  readonly text: string;
  readonly status: number | null;
  readonly outcome: AuditOutcome;
  readonly outcomeId: string | null;
}

const outcomeColumn = `case
  when e.kind = 'event' then 'succeeded'
  when coalesce(e.status, o.status) is null then 'unknown'
  when coalesce(e.status, o.status) < 400 then 'succeeded'
  when coalesce(e.status, o.status) < 500 then 'denied'
  else 'failed' end`;

/** Finds the entries that match a filter. */
export async function findEntries(sql: Sql, filter: AuditFilter, page: Page): Promise<StoredAuditEntry[]> {
  const parameters: unknown[] = [page.limit];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const part = (text: string) => value(`%${escapeLike(text.toLowerCase())}%`);
  const { actor, stewardIds, action, target, service, outcome, from, to } = filter;
  const conditions = [
    !page.outcomes && `e.kind <> 'outcome'`,
    page.before !== undefined && `e.leaf < ${value(page.before)}`,
    page.after !== undefined && `e.leaf > ${value(page.after)}`,
    page.below !== undefined && `e.leaf < ${value(page.below)}`,
    actor &&
      `(e.actor like ${part(actor)} or e.actor = any(${value(stewardIds.flatMap((id) => [id, `steward:${id}`]))}))`,
    action && `e.action like ${part(action)}`,
    target && `e.targets @> array[${value(target)}]`,
    service && `e.service = ${value(service)}`,
    from && `e.at >= ${value(from)}`,
    to && `e.at < ${value(to)}`,
    outcome && `${outcomeColumn} = ${value(outcome)}`,
  ].filter(Boolean);
  return select(
    sql,
    `${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by e.leaf ${page.after === undefined ? 'desc' : ''} limit $1`,
    parameters,
  );
}

export async function findEntryById(sql: Sql, id: string): Promise<StoredAuditEntry | null> {
  const [row] = await select(sql, 'where e.id = $1', [id]);
  return row ?? null;
}

async function select(sql: Sql, rest: string, parameters: readonly unknown[]): Promise<StoredAuditEntry[]> {
  const rows = await sql<Row>(
    `select e.leaf, e.entry as text, coalesce(e.status, o.status) as status, ${outcomeColumn} as outcome,
            o.id as "outcomeId"
     from audit_entries e left join audit_entries o on o.call_id = e.id ${rest}`,
    parameters,
  );
  return rows.map((row) => Object.assign(row, { entry: AuditEntry.parse(JSON.parse(row.text)) }));
}
