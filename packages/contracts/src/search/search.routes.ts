import { visitorCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { searchSchemas } from './search.schemas.ts';

type S = typeof searchSchemas;

/** Response header with the id of the search session; clients send it back. */
export const searchSessionHeader = 'x-session-id';

/** Category of answered questions, shown in search results. */
export const answerCategory = 'Answered question';

export const searchKnowledge: Route<S['searchKnowledge'], 'public'> = {
  method: 'POST',
  path: '/api/search',
  access: 'public',
  cookies: [visitorCookie],
};

export const recordSearchClick: Route<S['recordSearchClick'], 'public'> = {
  method: 'POST',
  path: '/api/search/click',
  access: 'public',
};

export const suggest: Route<S['suggest'], 'public'> = {
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'public',
};

export const exportMySearches: Route<S['exportMySearches'], 'member'> = {
  method: 'GET',
  path: '/api/search/my-data',
  access: 'member',
};
