import { visitorCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { noticesSchemas } from './notices.schemas.ts';

type S = typeof noticesSchemas;

const service = 'consent-ledger';

export const recordNoticeImpression: Route<S['recordNoticeImpression'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/jurisdiction/notice',
  access: 'public',
  cookies: [visitorCookie],
};

export const listNotices: Route<S['listNotices'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/jurisdiction/notices',
  access: 'public',
};
