import { type QueryOf, scoreThresholds, type searchContacts } from '@aera/contracts';
import { createUrlFilter } from '../../shared/page/url-filter.ts';

export const contactFilter = createUrlFilter({
  status: ['all', 'open', 'new', 'contacted', 'qualified', 'closed'],
  owner: ['any', 'me', 'unassigned'],
  snoozed: ['hide', 'show', 'only'],
  sort: ['mine', 'newest', 'score', 'due'],
  due: 'flag',
  highScore: 'flag',
  q: 'text',
});
export type ContactFilter = ReturnType<typeof contactFilter.read>;

/** Leads from this score on are emphasised. */
export const minHighScore = scoreThresholds[0];

/** Returns the query of an export, without the order of the list. */
export const toExport = ({ status, owner, snoozed, due, highScore, q }: ContactFilter) => ({
  status,
  owner,
  snoozed,
  ...(due && { due: 'true' as const }),
  ...(highScore && { minScore: minHighScore }),
  ...(q && { q }),
});

/** Returns the query of a list; own work is due until `endOfDay`. */
export const toQuery = (filter: ContactFilter, endOfDay: string): QueryOf<typeof searchContacts> => ({
  ...toExport(filter),
  sort: filter.sort,
  ...(filter.sort === 'mine' && { dueBefore: endOfDay }),
});
