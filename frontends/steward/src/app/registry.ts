import { type Role } from '../shared/session/roles.tsx';
import { account } from '../features/account/feature.ts';
import { analytics } from '../features/analytics/feature.ts';
import { contacts } from '../features/contacts/feature.ts';
import { inbox } from '../features/inbox/feature.ts';
import { jurisdiction } from '../features/jurisdiction/feature.ts';
import { knowledge } from '../features/knowledge/feature.ts';
import { operations } from '../features/operations/feature.ts';
import { questions } from '../features/questions/feature.tsx';
import { security } from '../features/security/feature.ts';
import { type Feature, type FeatureTab, type Home, defaultRoles, everyone } from '../shared/feature.ts';
import { paths, portalTabPath, portalTabs } from '../shared/paths.ts';

/** In the order of the navigation and the palette. */
export const features: readonly Feature[] = [
  questions,
  contacts,
  inbox,
  knowledge,
  security,
  analytics,
  operations,
  jurisdiction,
  account,
];

/** In the order of search results. */
export const searchableFeatures: readonly Feature[] = [contacts, questions, knowledge];

export const portal: Home = { path: paths.portal, label: 'Portal', shortcutKey: 'p', roles: everyone };

export const areas: readonly (Pick<Feature, 'Badge'> & { readonly home: Home })[] = [
  { home: portal },
  ...features.flatMap(({ home, Badge }) => (home?.shortcutKey ? [{ home, ...(Badge && { Badge }) }] : [])),
];

const tabs: readonly FeatureTab[] = features
  .flatMap(({ tab }) => tab ?? [])
  .toSorted((a, b) => portalTabs.indexOf(a.name) - portalTabs.indexOf(b.name));

export const listTabs = (role: Role): readonly FeatureTab[] =>
  tabs.filter(({ roles = defaultRoles }) => roles.includes(role));

const pages: readonly { readonly path: string; readonly roles?: readonly Role[] }[] = [
  portal,
  ...features.flatMap(({ home }) => home ?? []),
  ...features.flatMap(({ pages }) => pages),
];

/** Whether a role sees a path. The server enforces access. */
export function mayOpen(role: Role, path: string): boolean {
  const tab = tabs.find(({ name }) => path.startsWith(portalTabPath(name)));
  const page = pages.find((page) => path === page.path || path.startsWith(`${page.path}/`));
  return ((tab ?? page)?.roles ?? defaultRoles).includes(role);
}
