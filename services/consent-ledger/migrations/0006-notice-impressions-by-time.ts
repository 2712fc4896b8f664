import { sqlMigration } from '@aera/service-kit';

export const newestShowings = sqlMigration('0006-notice-impressions-by-time', [
  'create index notice_showings_newest on notice_impressions (shown_at desc, id desc)',
]);
