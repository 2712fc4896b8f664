import type { Route } from '../route.ts';
import type { visitorTrackingSchemas } from './visitor-tracking.schemas.ts';

type S = typeof visitorTrackingSchemas;

/** Campaign parameters. */
export const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Click ids that advertising networks add to links. */
export const clickIdKeys = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
] as const;

/** Screen classes by width: below 768, 1280 and 1920 pixels, and wider. */
export const screenClasses = ['small', 'medium', 'large', 'wide'] as const;

/** Visitor actions of the funnel that no other service publishes. */
export const visitActions = ['search', 'question', 'booking'] as const;

export const openVisitorSession: Route<S['openVisitorSession'], 'public'> = {
  method: 'POST',
  path: '/api/visitor/session',
  access: 'public',
  status: 202,
};

export const recordPageView: Route<S['recordPageView'], 'public'> = {
  method: 'POST',
  path: '/api/visitor/pageview',
  access: 'public',
  status: 202,
};

export const recordEngagement: Route<S['recordEngagement'], 'public'> = {
  method: 'POST',
  path: '/api/visitor/engagement',
  access: 'public',
  status: 202,
};
