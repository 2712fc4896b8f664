import { sqlMigration } from '@aera/service-kit';

export const compliance = sqlMigration('0061-compliance', [
  `create table compliance_results (
     control_id text primary key,
     outcome text not null,
     evidence text not null,
     checked_at timestamptz not null
   )`,
]);
