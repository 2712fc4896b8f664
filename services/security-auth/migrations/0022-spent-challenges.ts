import { sqlMigration } from '@aera/service-kit';

export const spentChallenges = sqlMigration('0022-spent-challenges', [
  'create table used_challenges (hash text primary key, ends_at timestamptz not null)',
  'create index spent_challenges_by_end on used_challenges (ends_at)',
]);
