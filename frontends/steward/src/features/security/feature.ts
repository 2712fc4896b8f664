import { lazyPage } from '@aera/frontend-kit';
import type { Feature } from '../../shared/feature.ts';
import { paths, threatPath } from '../../shared/paths.ts';

export const security: Feature = {
  home: { path: paths.security, label: 'Security', detail: 'Dashboard', key: 's' },
  area: { label: 'Security' },
  pages: [
    {
      path: paths.security,
      Page: lazyPage(() => import('./dashboard/security.page.tsx'), 'SecurityPage'),
      link: 'Dashboard',
    },
    {
      path: paths.threats,
      Page: lazyPage(() => import('./threats/threats.page.tsx'), 'ThreatsPage'),
      label: 'Threats',
    },
    {
      path: threatPath(':threatId'),
      Page: lazyPage(() => import('./threats/threat.page.tsx'), 'ThreatPage'),
    },
    {
      path: paths.blocked,
      Page: lazyPage(() => import('./blocks/blocked.page.tsx'), 'BlockedPage'),
      label: 'Blocked networks',
    },
    {
      path: paths.allowList,
      Page: lazyPage(() => import('./allow-list/allow-list.page.tsx'), 'AllowListPage'),
      label: 'Allow list',
    },
    {
      path: paths.threatRules,
      Page: lazyPage(() => import('./rules/threat-rules.page.tsx'), 'RulesPage'),
      label: 'Rules',
    },
    {
      path: paths.compliance,
      Page: lazyPage(() => import('./compliance/compliance.page.tsx'), 'CompliancePage'),
      label: 'Compliance',
    },
    {
      path: paths.audit,
      Page: lazyPage(() => import('./audit/audit.page.tsx'), 'AuditPage'),
      label: 'Audit log',
    },
  ],
  tab: {
    name: 'security',
    label: 'Security',
    Panel: lazyPage(() => import('./dashboard/security-panel.tsx'), 'Security'),
  },
};
