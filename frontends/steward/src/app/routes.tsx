import { type RouteObject, lazyPage } from '@aera/web-kit';
import { Navigate } from 'react-router-dom';
import { articlePath, newArticlePath, paths, personPath, threatPath } from '../shared/paths.ts';

const Portal = lazyPage(() => import('./portal/portal.page.tsx'), 'PortalPage');
const Invitation = lazyPage(
  () => import('../features/account/invitation/invitation.page.tsx'),
  'InvitationPage',
);
const Admin = lazyPage(() => import('./frame/admin-layout.tsx'), 'AdminLayout');
const Questions = lazyPage(() => import('../features/questions/questions.page.tsx'), 'QuestionsPage');
const ContactsFrame = lazyPage(() => import('../features/contacts/contacts-layout.tsx'), 'ContactsLayout');
const Contacts = lazyPage(() => import('../features/contacts/list/contacts.page.tsx'), 'ContactsPage');
const Quarantine = lazyPage(
  () => import('../features/contacts/quarantine/quarantine.page.tsx'),
  'QuarantinePage',
);
const Duplicates = lazyPage(
  () => import('../features/contacts/merges/duplicates.page.tsx'),
  'DuplicatesPage',
);
const Person = lazyPage(() => import('../features/contacts/person/person.page.tsx'), 'PersonPage');
const Scoring = lazyPage(() => import('../features/contacts/scoring/scoring.page.tsx'), 'ScoringPage');
const Bulks = lazyPage(() => import('../features/contacts/bulk-jobs/bulk-jobs.page.tsx'), 'BulksPage');
const Inbox = lazyPage(() => import('../features/inbox/inbox.page.tsx'), 'InboxPage');
const Analytics = lazyPage(() => import('../features/analytics/analytics-layout.tsx'), 'AnalyticsLayout');
const Live = lazyPage(() => import('../features/analytics/live/live.page.tsx'), 'LivePage');
const Funnel = lazyPage(() => import('../features/analytics/funnel/funnel.page.tsx'), 'FunnelPage');
const Retention = lazyPage(
  () => import('../features/analytics/retention/retention.page.tsx'),
  'RetentionPage',
);
const Explorer = lazyPage(
  () => import('../features/jurisdiction/explorer/explorer.page.tsx'),
  'ExplorerPage',
);
const Overview = lazyPage(() => import('../features/analytics/overview/overview.page.tsx'), 'OverviewPage');
const Knowledge = lazyPage(() => import('../features/knowledge/knowledge-layout.tsx'), 'KnowledgeLayout');
const Articles = lazyPage(() => import('../features/knowledge/articles/articles.page.tsx'), 'ArticlesPage');
const Editor = lazyPage(() => import('../features/knowledge/articles/editor.page.tsx'), 'EditorPage');
const Gaps = lazyPage(() => import('../features/knowledge/gaps/gaps.page.tsx'), 'GapsPage');
const Rules = lazyPage(() => import('../features/knowledge/search-rules/search-rules.page.tsx'), 'RulesPage');
const Account = lazyPage(() => import('../features/account/account.page.tsx'), 'AccountPage');
const Operations = lazyPage(() => import('../features/operations/operations-layout.tsx'), 'OperationsLayout');
const OperationsOverview = lazyPage(
  () => import('../features/operations/overview/overview.page.tsx'),
  'OperationsPage',
);
const DeadLetters = lazyPage(
  () => import('../features/operations/dead-letters/dead-letters.page.tsx'),
  'DeadLettersPage',
);
const Events = lazyPage(() => import('../features/operations/events/events.page.tsx'), 'EventsPage');
const Rebuilds = lazyPage(() => import('../features/operations/rebuilds/rebuilds.page.tsx'), 'RebuildsPage');
const Frontends = lazyPage(
  () => import('../features/operations/frontends/frontends.page.tsx'),
  'FrontendsPage',
);
const SecurityFrame = lazyPage(() => import('../features/security/security-layout.tsx'), 'SecurityLayout');
const Security = lazyPage(() => import('../features/security/dashboard/security.page.tsx'), 'SecurityPage');
const Threats = lazyPage(() => import('../features/security/threats/threats.page.tsx'), 'ThreatsPage');
const Threat = lazyPage(() => import('../features/security/threats/threat.page.tsx'), 'ThreatPage');
const Blocked = lazyPage(() => import('../features/security/blocks/blocked.page.tsx'), 'BlockedPage');
const AllowList = lazyPage(
  () => import('../features/security/allow-list/allow-list.page.tsx'),
  'AllowListPage',
);
const ThreatRules = lazyPage(() => import('../features/security/rules/threat-rules.page.tsx'), 'RulesPage');
const Audit = lazyPage(() => import('../features/security/audit/audit.page.tsx'), 'AuditPage');
const Compliance = lazyPage(
  () => import('../features/security/compliance/compliance.page.tsx'),
  'CompliancePage',
);

/** The stewards' plane: the only module that the shell sees. */
export const routes: RouteObject[] = [
  { path: paths.portal, element: <Portal /> },
  { path: paths.invitation, element: <Invitation /> },
  {
    path: paths.admin,
    element: <Admin />,
    children: [
      { index: true, element: <Navigate replace to={paths.questions} /> },
      { path: paths.questions, element: <Questions /> },
      {
        path: paths.contacts,
        element: <ContactsFrame />,
        children: [
          { index: true, element: <Contacts /> },
          { path: paths.quarantine, element: <Quarantine /> },
          { path: paths.contactBulks, element: <Bulks /> },
          { path: paths.scoring, element: <Scoring /> },
          { path: paths.duplicates, element: <Duplicates /> },
          { path: personPath(':id'), element: <Person /> },
        ],
      },
      { path: paths.notifications, element: <Inbox /> },
      { path: paths.account, element: <Account /> },
      { path: paths.jurisdictionDemo, element: <Explorer /> },
      {
        path: paths.knowledge,
        element: <Knowledge />,
        children: [
          { index: true, element: <Navigate replace to={paths.articles} /> },
          { path: paths.articles, element: <Articles /> },
          { path: newArticlePath, element: <Editor /> },
          { path: articlePath(':id'), element: <Editor /> },
          { path: paths.gaps, element: <Gaps /> },
          { path: paths.searchRules, element: <Rules /> },
        ],
      },
      {
        path: paths.operations,
        element: <Operations />,
        children: [
          { index: true, element: <OperationsOverview /> },
          { path: paths.deadLetters, element: <DeadLetters /> },
          { path: paths.events, element: <Events /> },
          { path: paths.rebuilds, element: <Rebuilds /> },
          { path: paths.frontends, element: <Frontends /> },
        ],
      },
      {
        path: paths.security,
        element: <SecurityFrame />,
        children: [
          { index: true, element: <Security /> },
          { path: paths.threats, element: <Threats /> },
          { path: threatPath(':threatId'), element: <Threat /> },
          { path: paths.blocked, element: <Blocked /> },
          { path: paths.allowList, element: <AllowList /> },
          { path: paths.threatRules, element: <ThreatRules /> },
          { path: paths.audit, element: <Audit /> },
          { path: paths.compliance, element: <Compliance /> },
        ],
      },
      {
        path: paths.analytics,
        element: <Analytics />,
        children: [
          { index: true, element: <Overview /> },
          { path: paths.live, element: <Live /> },
          { path: paths.funnel, element: <Funnel /> },
          { path: paths.retention, element: <Retention /> },
        ],
      },
    ],
  },
];
