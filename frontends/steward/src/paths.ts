import { portalPath } from '@aera/content';

/** Where the pages of this micro-frontend are. */
export const paths = {
  portal: portalPath,
  admin: '/admin',
  questions: '/admin/questions',
} as const;
