import type { ViewProperties } from '../../hits/hit-rows.ts';

/** Defaults of a page view for all properties except path and title. */
const emptyProperties: Omit<ViewProperties, 'path' | 'title'> = {
  country: null,
  region: null,
  city: null,
  browser: null,
  os: null,
  device: null,
  signals: [],
  referrer: null,
  referrerHost: null,
  source: null,
  medium: null,
  campaign: null,
  term: null,
  content: null,
  clickIds: {},
  language: null,
  screen: null,
};

export type StoredProperties = Pick<ViewProperties, 'path' | 'title'> & Partial<ViewProperties>;

/** Drops nulls, empty lists and empty objects: about half of a page view's JSON. Keeps empty strings. */
export function compactProperties(properties: ViewProperties): StoredProperties {
  const stored: Record<string, unknown> = {};
  for (const name in properties) {
    const value = properties[name as keyof ViewProperties];
    if (value !== null && !(typeof value === 'object' && isEmpty(value))) stored[name] = value;
  }
  return stored as StoredProperties;
}

function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

/** The inverse of `compactProperties`. */
export const expandProperties = (stored: StoredProperties): ViewProperties => ({
  ...emptyProperties,
  ...stored,
});
