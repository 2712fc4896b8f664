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

/** The features, in the order of the navigation and of the palette. */
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

/** The features that the palette searches, in the order of what it finds. */
export const searched: readonly Feature[] = [contacts, questions, knowledge];

export const portal: Home = { path: paths.portal, label: 'Portal', key: 'p', roles: everyone };

/** What the navigation leads to. */
export const areas: readonly (Pick<Feature, 'Badge'> & { readonly home: Home })[] = [
  { home: portal },
  ...features.flatMap(({ home, Badge }) => (home?.key ? [{ home, ...(Badge && { Badge }) }] : [])),
];

/** The panels of the portal, in their order. */
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

/** Whether a path is shown to a role. It decides nothing: the server refuses whatever a role may not do. */
export function mayOpen(role: Role, path: string): boolean {
  const tab = tabs.find(({ name }) => path.startsWith(portalTabPath(name)));
  const page = pages.find((page) => path === page.path || path.startsWith(`${page.path}/`));
  return ((tab ?? page)?.roles ?? defaultRoles).includes(role);
}
