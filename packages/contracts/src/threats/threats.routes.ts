import type { Route } from '../route.ts';
import type { threatsSchemas } from './threats.schemas.ts';

type S = typeof threatsSchemas;

export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;

/** Severities as screens and notifications show them. */
export const severityNames: Readonly<Record<(typeof severities)[number], string>> = {
  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
};

/** Detection rules over suspicious requests; windows and thresholds are in security-auth (`threats/rules.ts`). */
export const threatRules = [
  'credential-stuffing',
  'password-guessing',
  'distributed-guessing',
  'code-guessing',
  'replayed-codes',
  'pin-guessing',
  'account-probing',
  'path-scanning',
  'injection-probes',
  'traversal',
  'rate-abuse',
  'forged-tokens',
  'cross-site-calls',
  'access-probing',
  'consent-spam',
] as const;

/** `on` blocks, `report-only` reports what it would have blocked, `off` does neither. Threats are recorded in every mode. */
export const ruleModes = ['on', 'report-only', 'off'] as const;

/**
 * Response to a threat: `none` below the severity from which its rule blocks; `steward-network` if a steward signed in from the network
 * within 30 days, which rules never block.
 */
export const threatResponses = [
  'none',
  'blocked',
  'report-only',
  'off',
  'allowed',
  'steward-network',
] as const;

/** Filter of threats: any, active, or ended. */
export const threatStates = ['any', 'active', 'ended'] as const;

/** Columns that the server sorts threats by. */
export const threatSorts = ['threat', 'severity', 'network', 'seen', 'score', 'response'] as const;

export const listThreats: Route<S['listThreats'], 'steward'> = {
  method: 'GET',
  path: '/api/security/threats',
  access: 'steward',
};

export const readThreat: Route<S['readThreat'], 'steward'> = {
  method: 'GET',
  path: '/api/security/threats/:threatId',
  access: 'steward',
};

export const listThreatRules: Route<S['listThreatRules'], 'steward'> = {
  method: 'GET',
  path: '/api/security/rules',
  access: 'steward',
  audit: 'none',
};

export const setThreatRule: Route<S['setThreatRule'], 'steward'> = {
  method: 'PUT',
  path: '/api/security/rules/:rule',
  access: 'steward',
  stepUp: true,
};
