import type { ProjectionContext } from '@aera/event-store';
import type { MergeReason } from '@aera/contracts';

/** A browser or phone number with more contacts is shared and no signal of one person. */
const maxGroupSize = 8;
/** A name with more contacts is common. */
const maxContactsPerName = 4;
/** Names with more messages are not compared word by word. */
const maxMessagesPerName = 12;
/** Minimum share of common words of two messages. */
const similarityThreshold = 0.8;

/** Points of each reason that two contacts may be one person. */
export const reasonPoints = { session: 100, email: 100, phone: 40, message: 40 } as const satisfies Record<
  MergeReason,
  number
>;

/** Columns of leads whose equal values suggest one person; each has an index by value, contact and time. */
const matchColumns = {
  session: 'session_id',
  email: 'email_key',
  phone: 'phone_key',
  message: 'name_key',
} as const satisfies Record<MergeReason, string>;

type Context = Pick<ProjectionContext, 'sql' | 'table'>;

/** A value that leads may share. */
interface LinkKey {
  readonly reason: MergeReason;
  readonly value: string;
}

/** Reads the values of leads, all of a contact or some by id. */
export const readLinkKeys = (
  { sql, table }: Context,
  column: 'id' | 'contact_id',
  ids: readonly string[],
): Promise<LinkKey[]> =>
  sql<LinkKey>(
    `select distinct reason, value from ${table('leads')},
       lateral (values ${Object.entries(matchColumns)
         .map(([reason, matched]) => `('${reason}', ${matched})`)
         .join(', ')}) as key (reason, value)
     where ${column} = any($1::${column === 'id' ? 'uuid' : 'text'}[]) and value is not null`,
    [ids],
  );

/** Replaces the links by these values with those that follow from the leads. */
export async function updateDuplicateLinks(context: Context, keys: readonly LinkKey[]): Promise<void> {
  const { sql, table } = context;
  if (keys.length === 0) return;
  const values = [keys.map(({ reason }) => reason), keys.map(({ value }) => value)];
  await sql(
    `delete from ${table('duplicate_links')} l using unnest($1::text[], $2::text[]) as key (reason, value)
     where l.reason = key.reason and l.value = key.value`,
    values,
  );
  await sql(
    `with keys as (select * from unnest($1::text[], $2::text[]) as key (reason, value))
     insert into ${table('duplicate_links')} (reason, value, a, b, since, points)
     ${(['session', 'email', 'phone'] as const).map((reason) => selectPairs(reason, table('leads'))).join(' union all ')}
     union all ${selectSimilarMessages(table('leads'))}`,
    values,
  );
}

const isShared = (reason: MergeReason): string =>
  `${matchColumns[reason]} in (select value from keys where reason = '${reason}')
   and ${matchColumns[reason]} is not null and not quarantined`;

/** Contacts with a shared value, grouped once and paired within their group, so that leads are not compared pairwise. */
const selectPairs = (reason: MergeReason, leads: string): string => `
  select '${reason}', value, x.id, y.id, greatest(x.since, y.since), ${reasonPoints[reason]}
  from (select value, array_agg(contact_id) as ids, array_agg(since) as sinces
        from (select ${matchColumns[reason]} as value, contact_id, min(created_at) as since
              from ${leads} where ${isShared(reason)} group by ${matchColumns[reason]}, contact_id) uses
        group by value having count(*) between 2 and ${maxGroupSize}) shared,
       unnest(ids, sinces) as x (id, since), unnest(ids, sinces) as y (id, since)
  where x.id < y.id`;

/** Pairs with a rare name and nearly the same words in two messages. */
const selectSimilarMessages = (leads: string): string => `
  select 'message', x.name_key, x.contact_id, y.contact_id, min(greatest(x.created_at, y.created_at)), ${reasonPoints.message}
  from (select name_key from ${leads} where ${isShared('message')} group by name_key
        having count(*) <= ${maxMessagesPerName} and count(distinct contact_id) between 2 and ${maxContactsPerName}) rare
  join ${leads} x on x.name_key = rare.name_key and x.name_key is not null and not x.quarantined
  join ${leads} y on y.name_key = rare.name_key and y.name_key is not null and not y.quarantined and y.contact_id > x.contact_id
  cross join lateral (
    select count(*) as common from (select unnest(x.message_words) intersect select unnest(y.message_words)) words) likeness
  where common >= ${similarityThreshold} * greatest(cardinality(x.message_words) + cardinality(y.message_words) - common, 1)
  group by x.name_key, x.contact_id, y.contact_id`;
