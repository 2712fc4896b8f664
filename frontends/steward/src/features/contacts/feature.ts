import { exportContactsCsv, exportContactsXlsx } from '@aera/contracts';
import { lazyPage } from '@aera/frontend-kit';
import { type Feature, everyone, page } from '../../shared/feature.ts';
import { paths, personPath } from '../../shared/paths.ts';

const exports = { aliases: 'download file save', roles: ['steward', 'responder'] } as const;

export const contacts: Feature = {
  home: { path: paths.contacts, label: 'Contacts', shortcutKey: 'c', roles: everyone },
  area: {
    label: 'Contacts',
    Layout: lazyPage(() => import('./contacts-layout.tsx'), 'ContactsLayout'),
  },
  pages: [
    page(paths.contacts, () => import('./list/contacts.page.tsx'), 'ContactsPage', { link: 'Contacts' }),
    page(paths.duplicates, () => import('./merges/duplicates.page.tsx'), 'DuplicatesPage', {
      label: 'Duplicates',
      aliases: 'merge split same person twice',
    }),
    page(paths.quarantine, () => import('./quarantine/quarantine.page.tsx'), 'QuarantinePage', {
      label: 'Quarantine',
    }),
    page(paths.contactBulks, () => import('./bulk-jobs/bulk-jobs.page.tsx'), 'BulkJobsPage', {
      label: 'Bulk actions',
    }),
    page(paths.scoring, () => import('./scoring/scoring.page.tsx'), 'ScoringPage', {
      label: 'Lead scoring',
      link: 'Scoring',
    }),
    page(personPath(':id'), () => import('./person/person.page.tsx'), 'PersonPage'),
  ],
  tab: {
    name: 'contacts',
    label: 'Contacts',
    Panel: lazyPage(() => import('./list/contacts.page.tsx'), 'ContactsTab'),
    roles: everyone,
  },
  search: { label: 'Contacts', load: () => import('./search.ts') },
  commands: [
    {
      ...exports,
      id: 'export-contacts',
      label: 'Export contacts as CSV',
      action: { download: `${exportContactsCsv.path}?snoozed=show` },
    },
    {
      ...exports,
      id: 'export-workbook',
      label: 'Export contacts as Excel workbook',
      action: { download: `${exportContactsXlsx.path}?snoozed=show` },
    },
  ],
};
