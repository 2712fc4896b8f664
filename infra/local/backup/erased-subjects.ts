import type { ServiceName } from '@aera/contracts';
import { mailStream } from '@aera/event-bus';
import { type ErasedSubject, type ErasedSubjects, noErasedSubjects } from '@aera/service-kit';
import { Client } from 'pg';

type Kind = keyof ErasedSubjects;

const kinds = Object.keys(noErasedSubjects) as Kind[];

const selectErasures = (type: string, field: string): string =>
  `select data->>'${field}' as id, max(data->>'erasedAt') as "erasedAt" from events where type = '${type}' group by 1`;

/** Queries for the subjects that each service has erased. */
const queries: readonly { readonly service: ServiceName; readonly kind: Kind; readonly sql: string }[] = [
  { service: 'security-auth', kind: 'members', sql: selectErasures('MemberErased', 'memberId') },
  { service: 'consent-ledger', kind: 'sessions', sql: selectErasures('VisitorErased', 'sessionId') },
  {
    service: 'visitor-analytics',
    kind: 'sessions',
    sql: 'select distinct visitor_id as id, null as "erasedAt" from erased_ids',
  },
  {
    service: 'contacts-crm',
    kind: 'sessions',
    sql: `select session_id as id, null as "erasedAt" from signal_suppressions where suppressed_until = 'infinity'`,
  },
  { service: 'contacts-crm', kind: 'contacts', sql: selectErasures('ContactErased', 'contactId') },
  {
    service: 'contacts-crm',
    kind: 'personErasures',
    sql: selectErasures('PersonErasureCompleted', 'erasureId'),
  },
  {
    service: 'questions-notifications',
    kind: 'questionAuthors',
    sql: selectErasures('VisitorErased', 'visitorId'),
  },
  {
    service: 'knowledge-search',
    kind: 'searchSessions',
    sql: 'select session_key as id, null as "erasedAt" from erased_sessions',
  },
];

/** Returns all subjects that the services of these databases have erased. */
export async function readErasedSubjects(
  databases: Readonly<Record<string, string>>,
): Promise<ErasedSubjects> {
  const lists: ErasedSubjects[] = [];
  for (const { service, kind, sql } of queries) {
    const client = new Client({ connectionString: databases[service] });
    await client.connect();
    try {
      const { rows } = await client.query<ErasedSubject>(sql);
      lists.push({ ...noErasedSubjects, [kind]: rows });
    } finally {
      await client.end();
    }
  }
  return mergeErasedSubjects(...lists);
}

/**
 * Makes visitor-analytics redact its stream for erased visitors at the next start. The bus of a backup is older than the databases, so it
 * may contain hits that were already removed.
 */
export async function repeatRedactions(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      'insert into stream_redaction_queue (visitor_id) select distinct visitor_id from erased_ids',
    );
  } finally {
    await client.end();
  }
}

/**
 * Returns whether erased subjects cannot be found in a stream: queued mails have an e-mail address but no subject id, and dead letters are
 * copies of messages of any kind.
 */
export const mayContainErasedSubjects = (stream: string): boolean =>
  stream === mailStream.name || /^dead-letter(s|-retries)-/.test(stream);

/** Merges lists; of several erasures of one subject the last wins. Sorted by id. */
export function mergeErasedSubjects(...lists: readonly ErasedSubjects[]): ErasedSubjects {
  return mapKinds((kind) => {
    const merged = new Map<string, string | null>();
    for (const { id, erasedAt } of lists.flatMap((list) => list[kind]))
      if (!merged.has(id) || isLater(erasedAt, merged.get(id)!)) merged.set(id, erasedAt);
    return [...merged].map(([id, erasedAt]) => ({ id, erasedAt })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  });
}

/** Returns the `subjects` that are not among the `erased`, or were erased again since. */
export const subtractErasedSubjects = (subjects: ErasedSubjects, erased: ErasedSubjects): ErasedSubjects =>
  mapKinds((kind) => {
    const known = new Map(erased[kind].map(({ id, erasedAt }) => [id, erasedAt]));
    return subjects[kind].filter(
      ({ id, erasedAt }) => !known.has(id) || isLater(erasedAt, known.get(id) ?? null),
    );
  });

export const countErasedSubjects = (subjects: ErasedSubjects): number =>
  kinds.reduce((sum, kind) => sum + subjects[kind].length, 0);

const isLater = (a: string | null, b: string | null): boolean => a !== null && (b === null || a > b);

const mapKinds = (toSubjects: (kind: Kind) => ErasedSubject[]): ErasedSubjects =>
  Object.fromEntries(kinds.map((kind) => [kind, toSubjects(kind)] as const)) as ErasedSubjects;
