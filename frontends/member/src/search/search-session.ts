import { searchKnowledge, searchSessionHeader } from '@aera/contracts';
import { brandKey } from '@aera/content';
import { logFailure, request, session } from '@aera/frontend-kit';
import type { Wanted } from './search-state.ts';

const key = brandKey('search-session');
const { method, path } = searchKnowledge;

let opening: Promise<void> | null = null;

/** The header that names this browser tab's search session; none while no session is known. */
export function sessionHeaders(): Record<string, string> {
  const known = session.get(key);
  return known ? { [searchSessionHeader]: known } : {};
}

/** Searches within the session and keeps the one that the server names. */
export async function requestSearch(
  { query, category, typing }: Wanted,
  signal?: AbortSignal,
): Promise<Response> {
  const headers = sessionHeaders();
  const body = { query, ...(category && { category }), ...(typing && { typing }) };
  const response = await request(method, path, { body, headers, ...(signal && { signal }) });
  const named = response.headers.get(searchSessionHeader);
  if (named) session.set(key, named);
  return response;
}

/** Opens a session with an empty query, unless one is known or on its way. Search works without, so a failure is only logged. */
export function openSearchSession(): Promise<void> {
  if (session.get(key)) return Promise.resolve();
  opening ??= requestSearch({ query: '' })
    .then(() => undefined)
    .catch((error: unknown) => logFailure('Failed to open a search session', error))
    .finally(() => (opening = null));
  return opening;
}
