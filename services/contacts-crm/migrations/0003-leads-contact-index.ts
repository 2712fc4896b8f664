import { sqlMigration } from '@aera/service-kit';

/** All messages of one contact, for export and erasure. */
export const leadsOfContact = sqlMigration('0003-leads-contact-index', [
  'create index leads_of_contact on leads (contact_id, created_at desc, id desc)',
]);
