import { portalPath } from '@aera/content';

/** Where the pages of this micro-frontend are. */
export const paths = {
  portal: portalPath,
  admin: '/admin',
  questions: '/admin/questions',
  analytics: '/admin/analytics',
  live: '/admin/analytics/live',
  funnel: '/admin/analytics/funnel',
  retention: '/admin/analytics/retention',
  jurisdictionDemo: '/admin/jurisdiction-demo',
} as const;

export const portalTabs = ['contacts', 'jurisdiction', 'bots', 'onboarding'] as const;
export type PortalTab = (typeof portalTabs)[number];

/** One tab of the portal. */
export const portalTab = (tab: PortalTab): string => `${paths.portal}?tab=${tab}`;
