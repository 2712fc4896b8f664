import { lazyPage } from '@aera/frontend-kit';
import { type Feature, page } from '../../shared/feature.ts';
import { paths, threatPath } from '../../shared/paths.ts';

export const security: Feature = {
  home: { path: paths.security, label: 'Security', detail: 'Dashboard', shortcutKey: 's' },
  area: { label: 'Security' },
  pages: [
    page(paths.security, () => import('./dashboard/security-panel.tsx'), 'SecurityPage', {
      link: 'Dashboard',
    }),
    page(paths.threats, () => import('./threats/threats.page.tsx'), 'ThreatsPage', { label: 'Threats' }),
    page(threatPath(':threatId'), () => import('./threats/threat.page.tsx'), 'ThreatPage'),
    page(paths.blocked, () => import('./blocks/blocked.page.tsx'), 'BlockedPage', {
      label: 'Blocked networks',
    }),
    page(paths.allowList, () => import('./allow-list/allow-list.page.tsx'), 'AllowListPage', {
      label: 'Allow list',
    }),
    page(paths.threatRules, () => import('./rules/threat-rules.page.tsx'), 'RulesPage', { label: 'Rules' }),
    page(paths.compliance, () => import('./compliance/compliance.page.tsx'), 'CompliancePage', {
      label: 'Compliance',
    }),
    page(paths.audit, () => import('./audit/audit.page.tsx'), 'AuditPage', { label: 'Audit log' }),
  ],
  tab: {
    name: 'security',
    label: 'Security',
    Panel: lazyPage(() => import('./dashboard/security-panel.tsx'), 'Security'),
  },
};
