import { sqlMigration } from '@aera/service-kit';

const columns = ['browser', 'system', 'device', 'city', 'region', 'country'];

export const describedSessions = sqlMigration('0021-session-device-columns', [
  `alter table member_sessions ${columns.map((name) => `add column ${name} text`).join(', ')}`,
]);
