import type { QueryOf, searchContacts } from '@aera/contracts';
import { parseChoice, type PageState } from '../../shared/page/use-page-state.ts';

const statuses = ['open', 'all', 'new', 'contacted', 'qualified', 'closed'] as const;
const owners = ['any', 'me', 'unassigned'] as const;
const snoozes = ['hide', 'show', 'only'] as const;
const sorts = ['newest', 'score', 'due'] as const;

export interface ContactFilter {
  readonly status: (typeof statuses)[number];
  readonly owner: (typeof owners)[number];
  readonly snoozed: (typeof snoozes)[number];
  readonly sort: (typeof sorts)[number];
  readonly due: boolean;
  readonly promising: boolean;
  readonly q: string;
}

/** From this score on a lead is emphasised. */
const promisingScore = 70;

/** The filter that an address holds; what it does not say, or says wrongly, is the first of its kind. */
export const readContactFilter = ({ get }: Pick<PageState, 'get'>): ContactFilter => ({
  status: parseChoice(statuses, get('status')),
  owner: parseChoice(owners, get('owner')),
  snoozed: parseChoice(snoozes, get('snoozed')),
  sort: parseChoice(sorts, get('sort')),
  due: get('due') === 'true',
  promising: get('promising') === 'true',
  q: get('q') ?? '',
});

/** What an address says of a filter: only what differs from how the page begins. */
export const toSearchParams = (filter: ContactFilter): Record<string, string | null> => ({
  status: filter.status === 'open' ? null : filter.status,
  owner: filter.owner === 'any' ? null : filter.owner,
  snoozed: filter.snoozed === 'hide' ? null : filter.snoozed,
  sort: filter.sort === 'newest' ? null : filter.sort,
  due: filter.due ? 'true' : null,
  promising: filter.promising ? 'true' : null,
  q: filter.q.trim() || null,
});

export const noFilter = { status: null, owner: null, snoozed: null, due: null, promising: null, q: null };

export const isNarrowed = ({ owner, snoozed, due, promising, q }: ContactFilter): boolean =>
  owner !== 'any' || snoozed !== 'hide' || due || promising || q !== '';

/** Query of an export, which has an order of its own. */
export const toExport = (filter: ContactFilter) => ({
  status: filter.status,
  owner: filter.owner,
  snoozed: filter.snoozed,
  ...(filter.due && { due: 'true' as const }),
  ...(filter.promising && { minScore: promisingScore }),
  ...(filter.q && { q: filter.q }),
});

export const toQuery = (filter: ContactFilter): QueryOf<typeof searchContacts> => ({
  ...toExport(filter),
  sort: filter.sort,
});
