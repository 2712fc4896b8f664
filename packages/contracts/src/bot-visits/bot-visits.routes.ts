import type { Route } from '../route.ts';
import type { botVisitsSchemas } from './bot-visits.schemas.ts';

type S = typeof botVisitsSchemas;

/** Signs of non-human traffic; their weights are in visitor-analytics (`visits/bot-score.ts`). */
export const botSignals = [
  'known bot',
  'headless browser',
  'no browser named',
  'no language',
  'no fetch metadata',
  'odd accept header',
  'hosting network',
  'fast views',
  'no engagement',
] as const;
export type BotSignal = (typeof botSignals)[number];

export const listBotVisits: Route<S['listBotVisits'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/bots',
  access: 'steward',
};

export const exportBotVisits: Route<S['exportBotVisits'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/bots.csv',
  access: 'steward',
  stepUp: true,
  produces: 'csv',
};

export const classifySession: Route<S['classifySession'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/analytics/sessions/:sessionId/classification',
  access: 'steward',
  status: 202,
};

export const listClassifications: Route<S['listClassifications'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/classifications',
  access: 'steward',
};
