import type { AreaProps } from '../../shared/feature.ts';
import { AreaLayout } from '../../shared/page/area-layout.tsx';
import { RunningBulkJobs } from './bulk-jobs/running-bulk-jobs.tsx';

/** Layout of the contact pages, with the running bulk jobs. */
export const ContactsLayout = (area: AreaProps) => (
  <AreaLayout {...area}>
    <RunningBulkJobs />
  </AreaLayout>
);
