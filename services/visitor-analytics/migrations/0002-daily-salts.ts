import { sqlMigration } from '@aera/service-kit';

export const dailySalts = sqlMigration('0002-daily-salts', [
  `create table daily_salts (day date primary key, salt bytea not null)`,
]);
