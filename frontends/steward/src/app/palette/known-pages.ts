import { analyticsPages } from '../../features/analytics/analytics-pages.ts';
import { bulkWords } from '../../features/contacts/bulk-jobs/bulk-jobs-copy.ts';
import { contactsWords } from '../../features/contacts/contacts-copy.ts';
import { mergesWords } from '../../features/contacts/merges/merges-copy.ts';
import { scoreWords } from '../../features/contacts/scoring/scoring-copy.ts';
import { frameWords } from '../frame/frame-copy.ts';
import { inboxWords } from '../../features/inbox/inbox-copy.ts';
import { explorerWords } from '../../features/jurisdiction/explorer/explorer-copy.ts';
import { knowledgeWords } from '../../features/knowledge/knowledge-copy.ts';
import { operationsWords } from '../../features/operations/operations-copy.ts';
import { paths, portalTab } from '../../shared/paths.ts';
import { portalWords } from '../portal/portal-copy.ts';
import { securityWords } from '../../features/security/security-copy.ts';
import { type Role, mayOpen, tabsOf } from '../../shared/session/roles.ts';
import type { Entry } from './entry.ts';
import { goKeys } from './go-keys.ts';
import { paletteWords } from './palette-copy.ts';

const { also } = paletteWords;
const keysTo = (path: string): readonly string[] | undefined => {
  const letter = Object.keys(goKeys).find((key) => goKeys[key] === path);
  return letter ? ['g', letter] : undefined;
};

const page = (to: string, label: string, detail?: string, more?: string): Entry => {
  const keys = keysTo(to);
  return {
    id: to,
    label,
    does: { to },
    ...(detail && { detail }),
    ...(more && { also: more }),
    ...(keys && { keys }),
  };
};

const { pages: ofContacts } = contactsWords.page;
const { pages: ofKnowledge } = knowledgeWords;
const { pages: ofSecurity } = securityWords;
const { pages: ofOperations } = operationsWords;

const pages: readonly Entry[] = [
  page(paths.portal, frameWords.portal),
  page(paths.questions, frameWords.questions),
  page(paths.contacts, frameWords.contacts),
  page(paths.duplicates, mergesWords.title, frameWords.contacts, also.duplicates),
  page(paths.quarantine, ofContacts.quarantine, frameWords.contacts),
  page(paths.contactBulks, bulkWords.title, frameWords.contacts),
  page(paths.scoring, scoreWords.page.title, frameWords.contacts),
  page(paths.notifications, inboxWords.title, undefined, also.notifications),
  // The area leads to the first of its pages; the letter does, too.
  { ...page(paths.knowledge, frameWords.knowledge), detail: ofKnowledge.articles },
  page(paths.gaps, ofKnowledge.gaps, frameWords.knowledge),
  page(paths.searchRules, ofKnowledge.rules, frameWords.knowledge),
  page(paths.security, frameWords.security, ofSecurity.dashboard),
  page(paths.threats, ofSecurity.threats, frameWords.security),
  page(paths.blocked, ofSecurity.blocked, frameWords.security),
  page(paths.allowList, ofSecurity.allowList, frameWords.security),
  page(paths.threatRules, ofSecurity.rules, frameWords.security),
  page(paths.compliance, ofSecurity.compliance, frameWords.security),
  page(paths.audit, ofSecurity.audit, frameWords.security),
  ...analyticsPages.map(({ path, label }) =>
    path === paths.analytics
      ? page(path, frameWords.analytics, label)
      : page(path, label, frameWords.analytics),
  ),
  page(paths.operations, frameWords.operations, ofOperations.overview),
  page(paths.deadLetters, ofOperations.deadLetters, frameWords.operations),
  page(paths.events, ofOperations.events, frameWords.operations),
  page(paths.rebuilds, ofOperations.rebuilds, frameWords.operations),
  page(paths.frontends, ofOperations.frontends, frameWords.operations, also.frontends),
  page(paths.jurisdictionDemo, explorerWords.title, undefined, also.jurisdictionDemo),
];

/** The pages and the tabs of the portal that a role has. */
export const pagesOf = (role: Role): readonly Entry[] => [
  ...pages.filter(({ id }) => mayOpen(role, id)),
  ...tabsOf(role).map((tab) => page(portalTab(tab), portalWords.tabs[tab], frameWords.portal)),
];
