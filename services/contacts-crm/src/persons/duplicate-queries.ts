import { type Duplicate, type MergeReason, mergeReasons } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { createCursorFormat } from '@aera/service-kit';
import { z } from 'zod';
import {
  buildSuggestedCte,
  listEmailVariants,
  selectActiveLinks,
  toStrength,
} from './duplicate-candidates.ts';
import type { MergeContactQueries } from './person-queries.ts';

const duplicateCursor = createCursorFormat(
  z.tuple([
    z.int().min(0).max(1000),
    // PostgreSQL has no year 0.
    z.iso.datetime().refine((since) => since >= '1970'),
    z.string().regex(/^[\da-f-]{1,100}$/),
    z.string().regex(/^[\da-f-]{1,100}$/),
  ]),
);

interface SuggestedRow {
  readonly weight: number;
  readonly since: string;
  readonly one: string;
  readonly other: string;
  readonly links: readonly { readonly reason: MergeReason; readonly a: string; readonly b: string }[];
}

interface PageRow extends SuggestedRow {
  readonly total: number;
  readonly more: boolean;
}

const order = `order by weight desc, since desc, one desc, other desc`;
/** Reasons from which pages are made, so that their cost does not grow with the number of contacts. */
const maxListedLinks = 1000;
/** Maximum number of suggestions beside one contact. */
const maxSuggestionsPerPerson = 20;

/** Reads which contacts may be one person. */
export function createDuplicateQueries(sql: Sql, contacts: MergeContactQueries) {
  const toDuplicates = async (rows: readonly SuggestedRow[]): Promise<Duplicate[]> => {
    const readPerson = await contacts.readPersons(rows.flatMap(({ one, other }) => [one, other]));
    const toRowReasons = await createReasonMapper(rows.flatMap(({ links }) => links));
    return rows.flatMap(({ one, other, since, weight, links }) => {
      const [ones, others] = [readPerson(one), readPerson(other)];
      const [left, right] = [ones[0], others[0]];
      // Either person may have been erased since the rows were read.
      if (!left || !right) return [];
      return [
        {
          id: `${left.id}~${right.id}`,
          strength: toStrength(weight),
          reasons: toRowReasons(links),
          one: { contacts: ones },
          other: { contacts: others },
          since,
        },
      ];
    });
  };

  const createReasonMapper = async (links: SuggestedRow['links']) => {
    const contactsById = await contacts.readContacts(links.flatMap(({ a, b }) => [a, b]));
    return (shared: SuggestedRow['links']) => toReasons(shared, (id) => contactsById.get(id)?.email ?? '');
  };

  return {
    /** @throws HttpProblem 400 for an invalid cursor */
    async readPage({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const rows = await sql<PageRow>(
        `${buildSuggestionsPageQuery(Boolean(cursor))} limit ${limit + 1}`,
        cursor ? duplicateCursor.parse(cursor) : [],
      );
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        items: await toDuplicates(items),
        next:
          rows.length > limit && last
            ? duplicateCursor.format([last.weight, last.since, last.one, last.other])
            : null,
        total: rows[0]?.total ?? 0,
        more: rows[0]?.more ?? false,
      };
    },
    /** Reads likely duplicates of the person of these contacts, strongest first. */
    readSuggestions: async (contactIds: readonly string[]) =>
      toDuplicates(
        await sql<SuggestedRow>(`${buildPersonSuggestionsQuery()} limit ${maxSuggestionsPerPerson}`, [
          contactIds,
        ]),
      ),
    /** Reads why two persons may be the same, also if they are marked as distinct. */
    async readReasons(one: readonly string[], other: readonly string[]): Promise<Duplicate['reasons']> {
      const links = await sql<SuggestedRow['links'][number]>(
        `select distinct reason, a, b from duplicate_links
         where (a = any($1::text[]) and b = any($2::text[])) or (a = any($2::text[]) and b = any($1::text[]))`,
        [one, other],
      );
      return (await createReasonMapper(links))(links);
    },
  };
}
export type DuplicateQueries = ReturnType<typeof createDuplicateQueries>;

/** Returns the query of one page of all suggestions, without its limit: those of the strongest and then newest reasons. */
export const buildSuggestionsPageQuery = (hasCursor: boolean): string =>
  `with strongest as materialized (
     ${selectActiveLinks('duplicate_links')} order by points desc, since desc, a desc, b desc limit ${maxListedLinks + 1}),
   listed as (
     select distinct a, b from (select a, b from strongest order by points desc, since desc, a desc, b desc limit ${maxListedLinks}) l),
   ${buildSuggestedCte(selectActiveLinks('listed join duplicate_links using (a, b)'))},
   counted as (select *, count(*) over ()::int as total from suggested)
   select one, other, since, weight, links, total, (select count(*) > ${maxListedLinks} from strongest) as more from counted
   ${hasCursor ? 'where (weight, since, one, other) < ($1::int, $2::timestamptz, $3::text, $4::text)' : ''} ${order}`;

/** Returns the query of the suggestions for the person of contacts, `$1`, without its limit. */
export const buildPersonSuggestionsQuery = (): string =>
  `with ${buildSuggestedCte(`${selectActiveLinks('duplicate_links')} and (a = any($1::text[]) or b = any($1::text[]))`)}
   select one, other, since, weight, links from suggested ${order}`;

function toReasons(
  links: SuggestedRow['links'],
  readEmail: (contactId: string) => string,
): Duplicate['reasons'] {
  return mergeReasons.flatMap((reason) => {
    const reasonLinks = links.filter((link) => link.reason === reason);
    if (reasonLinks.length === 0) return [];
    const variants =
      reason === 'email'
        ? reasonLinks.flatMap(({ a, b }) => listEmailVariants(readEmail(a), readEmail(b)))
        : [];
    return [{ reason, emailVariants: [...new Set(variants)] }];
  });
}
