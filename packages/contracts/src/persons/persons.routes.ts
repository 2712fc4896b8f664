import { dataSubjectServices } from '../data-subject/data-subject.routes.ts';
import { type Route, stewardRoles } from '../route.ts';
import type { personsSchemas } from './persons.schemas.ts';

type S = typeof personsSchemas;

export const readPerson: Route<S['readPerson'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/people/:id',
  access: 'steward',
  callsOnBehalf: ['security-auth', 'questions-notifications'],
  roles: stewardRoles,
};

export const readPersonTimeline: Route<S['readPersonTimeline'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/people/:id/timeline',
  access: 'steward',
  callsOnBehalf: dataSubjectServices,
  roles: stewardRoles,
};

export const exportPersonData: Route<S['exportPersonData'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/people/:id/data-export',
  access: 'steward',
  callsOnBehalf: dataSubjectServices,
  roles: ['steward'],
  stepUp: true,
};

export const previewErasure: Route<S['previewErasure'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/people/:id/erasure',
  access: 'steward',
  callsOnBehalf: dataSubjectServices,
  roles: ['steward'],
  stepUp: true,
};

export const erasePerson: Route<S['erasePerson'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/people/:id/erasure',
  access: 'steward',
  callsOnBehalf: dataSubjectServices,
  stepUp: true,
};
