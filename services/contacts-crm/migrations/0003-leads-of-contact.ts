import { sqlMigration } from '@aera/service-kit';

/** Everything from one contact: told to them, and cleared when they are erased. */
export const leadsOfContact = sqlMigration('0003-leads-of-contact', [
  'create index leads_of_contact on leads (contact_id, created_at desc, id desc)',
]);
