import { searchContacts } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { formatDay } from '../../shared/copy/format-date.ts';
import type { FindEntries } from '../../shared/feature.ts';
import { contactPath } from '../../shared/paths.ts';
import { contactsCopy } from './contacts-copy.ts';

/** A person can have several contacts, which differ by subject or day. */
export const find: FindEntries = async ({ q, limit }, signal) => {
  const query = { q, status: 'all', snoozed: 'show', limit } as const;
  const { items } = await callApi(searchContacts, { query, signal });
  return items.map(({ id, name, email, subject, createdAt }) => ({
    id: `contact-${id}`,
    label: [name || contactsCopy.erased, subject].filter(Boolean).join(', '),
    detail: [email, formatDay(createdAt)].filter(Boolean).join(', '),
    action: { to: contactPath(id) },
  }));
};
