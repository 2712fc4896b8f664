import type { accessPack, erasePerson, personTimeline, previewErasure, readPerson } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of one person, by address; the spec beside holds each to its contract. */
export const personAddresses = {
  readPerson: address<typeof readPerson>('GET', '/api/admin/people/:id'),
  personTimeline: address<typeof personTimeline>('GET', '/api/admin/people/:id/timeline'),
  accessPack: address<typeof accessPack>('GET', '/api/admin/people/:id/access-pack'),
  previewErasure: address<typeof previewErasure>('GET', '/api/admin/people/:id/erasure'),
  erasePerson: address<typeof erasePerson>('POST', '/api/admin/people/:id/erasure'),
};
