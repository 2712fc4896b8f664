import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { scoringSchemas } from './scoring.schemas.ts';

type S = typeof scoringSchemas;

/** Rules of a score, in the order in which they are added. */
export const scoreRuleNames = [
  'message',
  'consented',
  'read',
  'returned',
  'searched',
  'asked',
  'booked',
  'source',
] as const;
export type ScoreRuleName = (typeof scoreRuleNames)[number];

/** Thresholds from which the badge of a score is emphasized. */
export const scoreThresholds = [70, 50] as const;

export const readContactScore: Route<S['readContactScore'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/:id/score',
  access: 'steward',
  roles: stewardRoles,
};

export const scoreContact: Route<S['scoreContact'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/contacts/:id/score',
  access: 'steward',
  roles: editorRoles,
};

export const readScoreRules: Route<S['readScoreRules'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/contacts/score-rules',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const setScoreRules: Route<S['setScoreRules'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/contacts/score-rules',
  access: 'steward',
};

export const restoreScoreRules: Route<S['restoreScoreRules'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/score-rules/restore',
  access: 'steward',
};

export const previewScoreRules: Route<S['previewScoreRules'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/contacts/score-rules/preview',
  access: 'steward',
  roles: ['steward', 'auditor'],
  audit: 'personal-data',
};
