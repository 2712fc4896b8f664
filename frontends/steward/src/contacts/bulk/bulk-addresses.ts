import type {
  bulkChosenContacts,
  bulkMatchingContacts,
  bulkQuarantinedContacts,
  cancelContactBulk,
  listContactBulkRows,
  listContactBulks,
  readContactBulk,
  undoContactBulk,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of actions on many contacts, by address; the spec beside holds each to its contract. */
export const bulkAddresses = {
  bulkChosenContacts: address<typeof bulkChosenContacts>('POST', '/api/admin/contact-bulks/chosen'),
  bulkMatchingContacts: address<typeof bulkMatchingContacts>('POST', '/api/admin/contact-bulks/matching'),
  bulkQuarantinedContacts: address<typeof bulkQuarantinedContacts>(
    'POST',
    '/api/admin/contact-bulks/quarantine',
  ),
  undoContactBulk: address<typeof undoContactBulk>('POST', '/api/admin/contact-bulks/:id/undo'),
  cancelContactBulk: address<typeof cancelContactBulk>('POST', '/api/admin/contact-bulks/:id/cancel'),
  listContactBulks: address<typeof listContactBulks>('GET', '/api/admin/contact-bulks'),
  readContactBulk: address<typeof readContactBulk>('GET', '/api/admin/contact-bulks/:id'),
  listContactBulkRows: address<typeof listContactBulkRows>('GET', '/api/admin/contact-bulks/:id/rows'),
};
