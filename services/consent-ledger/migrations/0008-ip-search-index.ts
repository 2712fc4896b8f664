import { sqlMigration } from '@aera/service-kit';

export const searchIps = sqlMigration('0008-ip-search-index', [
  // A part of an address is looked for among the addresses, each of which stands here once.
  'create index consent_addresses_part on consents_by_ip using gin (ip gin_trgm_ops)',
  'drop index consents_ip_part',
]);
