import type {
  addContactView,
  deleteContactView,
  listContactViews,
  renameContactView,
  restoreContactView,
  saveContactView,
  shareContactView,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of saved views, by address; the spec beside holds each to its contract. */
export const viewAddresses = {
  listContactViews: address<typeof listContactViews>('GET', '/api/admin/contact-views'),
  addContactView: address<typeof addContactView>('POST', '/api/admin/contact-views'),
  saveContactView: address<typeof saveContactView>('PUT', '/api/admin/contact-views/:id'),
  renameContactView: address<typeof renameContactView>('PUT', '/api/admin/contact-views/:id/name'),
  shareContactView: address<typeof shareContactView>('PUT', '/api/admin/contact-views/:id/sharing'),
  deleteContactView: address<typeof deleteContactView>('DELETE', '/api/admin/contact-views/:id'),
  restoreContactView: address<typeof restoreContactView>('POST', '/api/admin/contact-views/:id/restore'),
};
