import { exportConsents } from '@aera/contracts';
import { lazyPage } from '@aera/frontend-kit';
import { type Feature, defaultRoles, page } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';

export const jurisdiction: Feature = {
  pages: [
    page(paths.jurisdictionDemo, () => import('./explorer/explorer.page.tsx'), 'ExplorerPage', {
      label: 'Jurisdiction consent demo',
      aliases: 'ip address explorer',
    }),
  ],
  tab: {
    name: 'jurisdiction',
    label: 'Jurisdiction',
    Panel: lazyPage(() => import('./consents-panel.tsx'), 'Consents'),
  },
  commands: [
    {
      id: 'export-consents',
      label: 'Export consent records as CSV',
      aliases: 'download file save',
      roles: defaultRoles,
      action: { download: exportConsents.path },
    },
  ],
};
