import { sqlMigration } from '@aera/service-kit';

/** On which days a visitor who had acknowledged the notice was here, so that theirs are the only partitions that are asked about them. */
export const visitingDays = sqlMigration('0010-visitor-active-days', [
  'create table visiting_days (visitor uuid not null, day date not null, primary key (visitor, day))',
  'insert into visiting_days (visitor, day) select distinct visitor, day from visits where consented',
]);
