import { type RouteObject, lazyPage } from '@aera/web-kit';
import { Navigate } from 'react-router-dom';
import { articlePath, newArticlePath, paths, personPath, threatPath } from './paths.ts';

const Portal = lazyPage(() => import('./portal/portal.page.tsx'), 'PortalPage');
const Invitation = lazyPage(() => import('./invitation/invitation.page.tsx'), 'InvitationPage');
const Admin = lazyPage(() => import('./frame/admin-layout.tsx'), 'AdminLayout');
const Questions = lazyPage(() => import('./questions/questions.page.tsx'), 'QuestionsPage');
const ContactsFrame = lazyPage(() => import('./contacts/contacts-layout.tsx'), 'ContactsLayout');
const Contacts = lazyPage(() => import('./contacts/contacts.page.tsx'), 'ContactsPage');
const Quarantine = lazyPage(() => import('./contacts/quarantine.page.tsx'), 'QuarantinePage');
const Duplicates = lazyPage(() => import('./contacts/merges/duplicates.page.tsx'), 'DuplicatesPage');
const Person = lazyPage(() => import('./contacts/person/person.page.tsx'), 'PersonPage');
const Scoring = lazyPage(() => import('./contacts/score/scoring.page.tsx'), 'ScoringPage');
const Bulks = lazyPage(() => import('./contacts/bulk/bulks.page.tsx'), 'BulksPage');
const Inbox = lazyPage(() => import('./inbox/inbox.page.tsx'), 'InboxPage');
const Analytics = lazyPage(() => import('./analytics/analytics-layout.tsx'), 'AnalyticsLayout');
const Live = lazyPage(() => import('./analytics/live/live.page.tsx'), 'LivePage');
const Funnel = lazyPage(() => import('./analytics/funnel/funnel.page.tsx'), 'FunnelPage');
const Retention = lazyPage(() => import('./analytics/retention/retention.page.tsx'), 'RetentionPage');
const Explorer = lazyPage(() => import('./jurisdiction/demo/explorer.page.tsx'), 'ExplorerPage');
const Overview = lazyPage(() => import('./analytics/overview/overview.page.tsx'), 'OverviewPage');
const Knowledge = lazyPage(() => import('./knowledge/knowledge-layout.tsx'), 'KnowledgeLayout');
const Articles = lazyPage(() => import('./knowledge/articles/articles.page.tsx'), 'ArticlesPage');
const Editor = lazyPage(() => import('./knowledge/articles/editor.page.tsx'), 'EditorPage');
const Gaps = lazyPage(() => import('./knowledge/gaps/gaps.page.tsx'), 'GapsPage');
const Rules = lazyPage(() => import('./knowledge/rules/rules.page.tsx'), 'RulesPage');
const Account = lazyPage(() => import('./account/account.page.tsx'), 'AccountPage');
const Operations = lazyPage(() => import('./operations/operations-layout.tsx'), 'OperationsLayout');
const OperationsOverview = lazyPage(
  () => import('./operations/overview/overview.page.tsx'),
  'OperationsPage',
);
const DeadLetters = lazyPage(
  () => import('./operations/dead-letters/dead-letters.page.tsx'),
  'DeadLettersPage',
);
const Events = lazyPage(() => import('./operations/events/events.page.tsx'), 'EventsPage');
const Rebuilds = lazyPage(() => import('./operations/rebuilds/rebuilds.page.tsx'), 'RebuildsPage');
const Frontends = lazyPage(() => import('./operations/frontends/frontends.page.tsx'), 'FrontendsPage');
const SecurityFrame = lazyPage(() => import('./security/security-layout.tsx'), 'SecurityLayout');
const Security = lazyPage(() => import('./security/dashboard/security.page.tsx'), 'SecurityPage');
const Threats = lazyPage(() => import('./security/threats/threats.page.tsx'), 'ThreatsPage');
const Threat = lazyPage(() => import('./security/threats/threat.page.tsx'), 'ThreatPage');
const Blocked = lazyPage(() => import('./security/blocks/blocked.page.tsx'), 'BlockedPage');
const AllowList = lazyPage(() => import('./security/allow-list/allow-list.page.tsx'), 'AllowListPage');
const ThreatRules = lazyPage(() => import('./security/rules/rules.page.tsx'), 'RulesPage');
const Audit = lazyPage(() => import('./audit/audit.page.tsx'), 'AuditPage');
const Compliance = lazyPage(() => import('./compliance/compliance.page.tsx'), 'CompliancePage');

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
