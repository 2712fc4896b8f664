import { sqlMigration } from '@aera/service-kit';

/** Networks that signed-in members come from, by keyed hash: a block of such a network hits more than the one who caused it. */
export const memberNetworks = sqlMigration('0052-member-networks', [
  'create table member_networks (network_key text primary key, seen_at timestamptz not null)',
]);
