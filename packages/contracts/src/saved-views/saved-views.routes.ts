import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { savedViewsSchemas } from './saved-views.schemas.ts';

type S = typeof savedViewsSchemas;

export const listContactViews: Route<S['listContactViews'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/saved-views',
  access: 'steward',
  roles: stewardRoles,
};

export const createContactView: Route<S['createContactView'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/saved-views',
  access: 'steward',
  roles: editorRoles,
  status: 201,
};

export const updateContactView: Route<S['updateContactView'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/saved-views/:id',
  access: 'steward',
  roles: editorRoles,
};

export const renameContactView: Route<S['renameContactView'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/saved-views/:id/name',
  access: 'steward',
  roles: editorRoles,
};

export const shareContactView: Route<S['shareContactView'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/saved-views/:id/sharing',
  access: 'steward',
  roles: editorRoles,
};

export const deleteContactView: Route<S['deleteContactView'], 'steward'> = {
  method: 'DELETE',
  path: '/api/admin/saved-views/:id',
  access: 'steward',
  roles: editorRoles,
};

export const restoreContactView: Route<S['restoreContactView'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/saved-views/:id/restore',
  access: 'steward',
  roles: editorRoles,
};
