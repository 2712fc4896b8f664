import type { Route } from '../route.ts';
import type { threatsSchemas } from './threats.schemas.ts';

type S = typeof threatsSchemas;

const service = 'security-auth';

/** Which list: the ones with evidence of a rule, and whether it goes on. */
export const threatStates = ['any', 'active', 'over'] as const;

export const listThreats: Route<S['listThreats'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/security/threats',
  access: 'steward',
};

export const readThreat: Route<S['readThreat'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/security/threats/:threatId',
  access: 'steward',
};

export const listThreatRules: Route<S['listThreatRules'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/security/rules',
  access: 'steward',
  audit: 'none',
};

export const setThreatRule: Route<S['setThreatRule'], 'steward'> = {
  service,
  method: 'PUT',
  path: '/api/security/rules/:rule',
  access: 'steward',
  stepUp: true,
};
