import type { Duplicate, MergeReason } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { createCursor } from '@aera/service-kit';
import { z } from 'zod';
import { emailVariants, toStrength, duplicateCandidatesCte } from './duplicate-candidates.ts';
import type { MergeContactQueries } from './person-queries.ts';

/** Where a page of suggestions ends. */
interface DuplicateCursor {
  readonly weight: number;
  readonly since: string;
  readonly one: string;
  readonly other: string;
}

const duplicateCursor = createCursor(
  z.tuple([
    z.int().min(0).max(1000),
    // Nothing was written before computers were; the year 0 is none of PostgreSQL's.
    z.iso.datetime().refine((at) => at >= '1970'),
    z.string().regex(/^[\da-f-]{1,100}$/),
    z.string().regex(/^[\da-f-]{1,100}$/),
  ]),
);

const toCursor = ({ weight, since, one, other }: DuplicateCursor): string =>
  duplicateCursor.format([weight, since, one, other]);

/** @throws HttpProblem 400 for one that was not made here. */
function fromCursor(text: string): DuplicateCursor {
  const [weight, since, one, other] = duplicateCursor.parse(text);
  return { weight, since, one, other };
}

interface SuggestedRow extends DuplicateCursor {
  readonly links: readonly { readonly reason: MergeReason; readonly a: string; readonly b: string }[];
  readonly total: number;
}

export interface DuplicateQueries {
  page(paging: { cursor?: string | undefined; limit: number }): Promise<{
    items: Duplicate[];
    next: string | null;
    total: number;
  }>;
  /** Who else the person of these contacts may be, strongest first. */
  ofPerson(contactIds: readonly string[]): Promise<Duplicate[]>;
  /** Reasons why two persons may be the same, marked as distinct or not. */
  between(one: readonly string[], other: readonly string[]): Promise<Duplicate['reasons']>;
}

const columns = `one, other, since, weight, links, total`;
const order = `order by weight desc, since desc, one desc, other desc`;
/** Most suggestions beside one contact. */
const maxSuggestionsPerPerson = 20;

/** Reads which contacts may be one person. */
export function createDuplicateQueries(sql: Sql, contacts: MergeContactQueries): DuplicateQueries {
  const shown = async (rows: readonly SuggestedRow[]): Promise<Duplicate[]> => {
    const personOf = await contacts.persons(rows.flatMap(({ one, other }) => [one, other]));
    const linked = await contacts.of(rows.flatMap(({ links }) => links.flatMap(({ a, b }) => [a, b])));
    return rows.flatMap(({ one, other, since, weight, links }) => {
      const [first, second] = [personOf(one), personOf(other)];
      const [left, right] = [first[0], second[0]];
      // Nothing of theirs is left since the rows were read.
      if (!left || !right) return [];
      return [
        {
          id: `${left.id}~${right.id}`,
          strength: toStrength(weight),
          reasons: reasonsOf(links, (id) => linked.get(id)?.email ?? ''),
          one: { contacts: first },
          other: { contacts: second },
          since,
        },
      ];
    });
  };

  return {
    async page({ cursor, limit }) {
      const after = cursor ? fromCursor(cursor) : null;
      const rows = await sql<SuggestedRow>(
        `${candidatesPageQuery(after !== null)} limit ${limit + 1}`,
        after ? [after.weight, after.since, after.one, after.other] : [],
      );
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const total = rows[0]?.total ?? 0;
      return { items: await shown(items), next: rows.length > limit && last ? toCursor(last) : null, total };
    },
    ofPerson: async (contactIds) =>
      shown(
        await sql<SuggestedRow>(
          `with ${duplicateCandidatesCte('$1::text[]')}
           select one, other, since, weight, links, 0 as total from suggested
           where one in (select coalesce(person_id, id) from unnest($1::text[]) as id left join persons on contact_id = id)
              or other in (select coalesce(person_id, id) from unnest($1::text[]) as id left join persons on contact_id = id)
           ${order} limit ${maxSuggestionsPerPerson}`,
          [contactIds],
        ),
      ),
    async between(one, other) {
      const links = await sql<SuggestedRow['links'][number]>(
        `with ${duplicateCandidatesCte('$1::text[]')} select reason, a, b from links
         where (a = any($2::text[]) and b = any($3::text[])) or (a = any($3::text[]) and b = any($2::text[]))`,
        [[...one, ...other], one, other],
      );
      const shownOf = await contacts.of(links.flatMap(({ a, b }) => [a, b]));
      return reasonsOf(links, (id) => shownOf.get(id)?.email ?? '');
    },
  };
}

/** The statement of one page, without its limit. */
export const candidatesPageQuery = (further: boolean): string =>
  `with ${duplicateCandidatesCte(null)}, counted as (select *, count(*) over ()::int as total from suggested)
   select ${columns} from counted
   ${further ? 'where (weight, since, one, other) < ($1::int, $2::timestamptz, $3::text, $4::text)' : ''} ${order}`;

const strongestFirst: readonly MergeReason[] = ['session', 'address', 'phone', 'message'];

function reasonsOf(
  links: SuggestedRow['links'],
  emailOf: (contactId: string) => string,
): Duplicate['reasons'] {
  return strongestFirst.flatMap((reason) => {
    const found = links.filter((link) => link.reason === reason);
    if (found.length === 0) return [];
    const spelling =
      reason === 'address' ? found.flatMap(({ a, b }) => emailVariants(emailOf(a), emailOf(b))) : [];
    return [{ reason, spelling: [...new Set(spelling)] }];
  });
}
