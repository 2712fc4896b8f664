import type { AreaProps } from '../../shared/feature.ts';
import { AreaLayout } from '../../shared/page/area-layout.tsx';
import { RunningBulks } from './bulk-jobs/running-bulk-jobs.tsx';

/** Around the pages of the contacts. */
export const ContactsLayout = (area: AreaProps) => (
  <AreaLayout {...area}>
    <RunningBulks />
  </AreaLayout>
);
