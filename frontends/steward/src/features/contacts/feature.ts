import { exportContactsCsv, exportContactsXlsx } from '@aera/contracts';
import { lazyPage } from '@aera/frontend-kit';
import { type Feature, everyone } from '../../shared/feature.ts';
import { paths, personPath } from '../../shared/paths.ts';

const exports = { aliases: 'download file save', roles: ['steward', 'responder'] } as const;

export const contacts: Feature = {
  home: { path: paths.contacts, label: 'Contacts', key: 'c', roles: everyone },
  area: {
    label: 'Contacts',
    Layout: lazyPage(() => import('./contacts-layout.tsx'), 'ContactsLayout'),
  },
  pages: [
    {
      path: paths.contacts,
      Page: lazyPage(() => import('./list/contacts.page.tsx'), 'ContactsPage'),
      link: 'Contacts',
    },
    {
      path: paths.duplicates,
      Page: lazyPage(() => import('./merges/duplicates.page.tsx'), 'DuplicatesPage'),
      label: 'Duplicates',
      aliases: 'merge split same person twice',
    },
    {
      path: paths.quarantine,
      Page: lazyPage(() => import('./quarantine/quarantine.page.tsx'), 'QuarantinePage'),
      label: 'Quarantine',
    },
    {
      path: paths.contactBulks,
      Page: lazyPage(() => import('./bulk-jobs/bulk-jobs.page.tsx'), 'BulkJobsPage'),
      label: 'Bulk actions',
    },
    {
      path: paths.scoring,
      Page: lazyPage(() => import('./scoring/scoring.page.tsx'), 'ScoringPage'),
      label: 'Lead scoring',
      link: 'Scoring',
    },
    { path: personPath(':id'), Page: lazyPage(() => import('./person/person.page.tsx'), 'PersonPage') },
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
