import { visitorCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { noticesSchemas } from './notices.schemas.ts';

type S = typeof noticesSchemas;

export const recordNoticeImpression: Route<S['recordNoticeImpression'], 'public'> = {
  method: 'POST',
  path: '/api/jurisdiction/notice',
  access: 'public',
  cookies: [visitorCookie],
};

export const listNotices: Route<S['listNotices'], 'public'> = {
  method: 'GET',
  path: '/api/jurisdiction/notices',
  access: 'public',
};
