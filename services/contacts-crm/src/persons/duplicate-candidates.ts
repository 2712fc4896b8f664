import type { Duplicate, EmailVariant, MergeReason } from '@aera/contracts';

const parseEmail = (email: string) => {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [mailbox = '', ...tag] = local.split('+');
  return { mailbox, tag: tag.join('+'), domain };
};

/** Lists how two spellings of one mailbox differ, apart from case. */
export function listEmailVariants(one: string, other: string): EmailVariant[] {
  const [a, b] = [parseEmail(one), parseEmail(other)];
  return [
    ...(a.tag === b.tag ? [] : ['tag' as const]),
    ...(a.mailbox === b.mailbox ? [] : ['dots' as const]),
    ...(a.domain === b.domain ? [] : ['domain' as const]),
  ];
}

/** A browser or phone number with more contacts is shared and no signal of one person. */
const maxGroupSize = 8;
/** A name with more contacts is common. */
const maxContactsPerName = 4;
/** Names with more messages are not compared word by word. */
const maxMessagesPerName = 12;
/** Minimum share of common words of two messages. */
const similarityThreshold = 0.8;

/** Columns of leads whose equal values suggest one person; each has an index by value, contact and time. */
const matchColumns = {
  session: 'session_id',
  email: 'email_key',
  phone: 'phone_key',
} as const satisfies Partial<Record<MergeReason, string>>;

/** Selects values of a column that several contacts share; with `contacts`, only values of these contacts. */
const selectShared = (column: string, contacts: string | null): string => `
  select ${column} from leads where ${column} is not null and not quarantined ${
    contacts === null
      ? ''
      : `and ${column} in (select ${column} from leads where contact_id = any(${contacts}) and ${column} is not null)`
  }
  group by ${column} having min(contact_id) <> max(contact_id)`;

/** Contacts with a shared identifier, grouped once and paired within their group, so that leads are not compared pairwise. */
const groupByColumn = (reason: string, column: string, contacts: string | null): string => `
  select '${reason}' as reason, array_agg(contact_id) as ids, array_agg(since) as sinces
  from (select ${column} as value, contact_id, min(created_at) as since from leads
        where ${column} in (${selectShared(column, contacts)}) and ${column} is not null and not quarantined
        group by ${column}, contact_id) grouped
  group by value having count(*) <= ${maxGroupSize}`;

/** Pairs with a rare name and nearly the same words in two messages. */
const selectSimilarMessages = (contacts: string | null): string => `
  select 'message' as reason, x.contact_id as a, y.contact_id as b, min(greatest(x.created_at, y.created_at)) as since
  from (select name_key from (${selectShared('name_key', contacts)} and count(*) <= ${maxMessagesPerName}) named
        where (select count(distinct contact_id) from leads l
               where l.name_key = named.name_key and l.name_key is not null and not l.quarantined) <= ${maxContactsPerName}) rare
  join leads x on x.name_key = rare.name_key and x.name_key is not null and not x.quarantined
  join leads y on y.name_key = rare.name_key and y.name_key is not null and not y.quarantined and y.contact_id > x.contact_id
  cross join lateral (
    select count(*) as common from (select unnest(x.message_words) intersect select unnest(y.message_words)) words) likeness
  where common >= ${similarityThreshold} * greatest(cardinality(x.message_words) + cardinality(y.message_words) - common, 1)
  group by x.contact_id, y.contact_id`;

/**
 * Returns common table expressions that end in `suggested`: a row for every two persons that may be one, with the reasons and since when.
 * Persons that are marked as distinct or erased have none. `contacts` is the parameter with the contacts to start from; null starts from all.
 */
export const buildDuplicateCandidatesCte = (contacts: string | null): string => `
  gathered as (${Object.entries(matchColumns)
    .map(([reason, column]) => groupByColumn(reason, column, contacts))
    .join(' union all ')}),
  links as (
    select reason, a, b, max(since) as since from (
      select reason, x.id as a, y.id as b, greatest(x.since, y.since) as since
      from gathered, unnest(ids, sinces) as x (id, since), unnest(ids, sinces) as y (id, since)
      where x.id < y.id
      union all ${selectSimilarMessages(contacts)}) each
    group by reason, a, b),
  active as (
    select reason, a, b, since, coalesce(pa.person_id, a) as p, coalesce(pb.person_id, b) as q
    from links left join persons pa on pa.contact_id = a left join persons pb on pb.contact_id = b
    where coalesce(pa.person_id, a) <> coalesce(pb.person_id, b)
      and not exists (select from distinct_contacts t where t.one = a and t.other = b and t.at >= since)
      and not exists (select from erased_contacts f where f.contact_id = a)
      and not exists (select from erased_contacts f where f.contact_id = b)),
  suggested as (
    select least(p, q) as one, greatest(p, q) as other, max(since) as since,
           jsonb_agg(jsonb_build_object('reason', reason, 'a', a, 'b', b)) as links,
           ${weighReason('session', 100)} + ${weighReason('email', 100)} + ${weighReason('phone', 40)} + ${weighReason('message', 40)} as weight
    from active group by least(p, q), greatest(p, q))`;

function weighReason(reason: MergeReason, points: number): string {
  return `bool_or(reason = '${reason}')::int * ${points}`;
}

/** One strong reason is strong, both weak reasons are likely, one weak reason is possible. */
export const toStrength = (points: number): Duplicate['strength'] =>
  points >= 100 ? 'strong' : points >= 80 ? 'likely' : 'possible';
