import type {
  listDuplicates,
  mergeContacts,
  previewMerge,
  readMerges,
  splitContact,
  takeApartBack,
  takeMergeBack,
  tellApart,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of merges, by address; the spec beside holds each to its contract. */
export const mergeAddresses = {
  listDuplicates: address<typeof listDuplicates>('GET', '/api/admin/contacts/duplicates'),
  readMerges: address<typeof readMerges>('GET', '/api/admin/contacts/:id/merges'),
  previewMerge: address<typeof previewMerge>('GET', '/api/admin/contacts/:id/merges/preview'),
  mergeContacts: address<typeof mergeContacts>('POST', '/api/admin/contacts/:id/merges'),
  takeMergeBack: address<typeof takeMergeBack>('DELETE', '/api/admin/contacts/:id/merges/:mergeId'),
  splitContact: address<typeof splitContact>('POST', '/api/admin/contacts/:id/split'),
  tellApart: address<typeof tellApart>('POST', '/api/admin/contacts/:id/apart'),
  takeApartBack: address<typeof takeApartBack>('DELETE', '/api/admin/contacts/:id/apart/:apartId'),
};
