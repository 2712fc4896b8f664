import type {
  condemnContact,
  contactsCsv,
  contactsXlsx,
  noteContact,
  ownContact,
  pageContacts,
  planContact,
  quarantinedContacts,
  readContact,
  releaseContact,
  reopenContact,
  snoozeContact,
  undoContactMove,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of work on contacts, by address; the spec beside holds each to its contract. */
export const contactAddresses = {
  pageContacts: address<typeof pageContacts>('GET', '/api/admin/contacts/list'),
  contactsCsv: address<typeof contactsCsv>('GET', '/api/admin/contacts.csv'),
  contactsXlsx: address<typeof contactsXlsx>('GET', '/api/admin/contacts.xlsx'),
  readContact: address<typeof readContact>('GET', '/api/admin/contacts/:id'),
  reopenContact: address<typeof reopenContact>('POST', '/api/admin/contacts/:id/reopen'),
  undoContactMove: address<typeof undoContactMove>('POST', '/api/admin/contacts/:id/undo'),
  noteContact: address<typeof noteContact>('POST', '/api/admin/contacts/:id/notes'),
  ownContact: address<typeof ownContact>('PUT', '/api/admin/contacts/:id/owner'),
  planContact: address<typeof planContact>('PUT', '/api/admin/contacts/:id/next-step'),
  snoozeContact: address<typeof snoozeContact>('PUT', '/api/admin/contacts/:id/snooze'),
  quarantinedContacts: address<typeof quarantinedContacts>('GET', '/api/admin/contacts/quarantine'),
  releaseContact: address<typeof releaseContact>('POST', '/api/admin/contacts/:id/release'),
  condemnContact: address<typeof condemnContact>('POST', '/api/admin/contacts/:id/condemn'),
};
