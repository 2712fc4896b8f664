import { personTimeline, previewErasure, readPerson } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import type { QueryClient } from '@tanstack/react-query';
import { useStewardPages, useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { refreshContacts } from '../contacts-api.ts';
import { type PersonView, toQuery } from './person-view.ts';

/** Who a person is, as of a moment or now. */
export const usePerson = (id: string, at: string | null) =>
  useStewardQuery(readPerson, {
    params: { id },
    query: at === null ? {} : { at },
    keepPrevious: true,
  });

/** What a person did and what was done about them, as many pages as were asked for. Read when it is asked for: every service takes part. */
export function useTimeline(id: string, view: PersonView) {
  const route = personTimeline;
  const query = toQuery(view);
  return useStewardPages(
    route.path,
    { id, ...query },
    (cursor, signal) => callApi(route, { params: { id }, query: { ...query, ...cursor }, signal }),
    { every: false, keepPrevious: true },
  );
}

/** Reads everything of people and contacts again that is on the page. */
export async function refreshPeople(client: QueryClient): Promise<void> {
  const again = [readPerson.path, personTimeline.path, previewErasure.path];
  await Promise.all(again.map((path) => client.invalidateQueries({ queryKey: [path] })));
  await refreshContacts(client);
}
