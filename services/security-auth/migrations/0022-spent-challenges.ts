import { sqlMigration } from '@aera/service-kit';

export const spentChallenges = sqlMigration('0022-spent-challenges', [
  'create table spent_challenges (hash text primary key, ends_at timestamptz not null)',
  'create index spent_challenges_by_end on spent_challenges (ends_at)',
]);
