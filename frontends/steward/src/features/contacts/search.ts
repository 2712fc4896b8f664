import { searchContacts } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import type { FindEntries } from '../../shared/feature.ts';
import { contactPath } from '../../shared/paths.ts';
import { contactsCopy } from './contacts-copy.ts';

export const find: FindEntries = async ({ q, limit }, signal) => {
  const query = { q, status: 'all', snoozed: 'show', limit } as const;
  const { items } = await callApi(searchContacts, { query, signal });
  return items.map(({ id, name, email }) => ({
    id: `contact-${id}`,
    label: name || contactsCopy.erased,
    detail: email,
    action: { to: contactPath(id) },
  }));
};
