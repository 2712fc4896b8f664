import { expect, it } from 'vitest';
import { migrationFile, nextMigrationName, withMigration } from './migration-file.ts';

const index = `import { eventStore } from './0001-event-store.ts';

export const migrations = [eventStore];
`;

it('follows the highest number', () => {
  expect(nextMigrationName(['0001-event-store.ts', '0020-attempts.ts', 'index.ts'], 'lead-phone')).toBe(
    '0021-lead-phone',
  );
});

it('exports the statements under the name of the topic', () => {
  expect(migrationFile('0002-lead-phone', ['alter table "leads" add "phone" text null'])).toBe(
    `import { sqlMigration } from '@aera/service-kit';

export const leadPhone = sqlMigration('0002-lead-phone', [
  "alter table \\"leads\\" add \\"phone\\" text null",
]);
`,
  );
});

it('goes to the end of the list', () => {
  const once = withMigration(index, '0002-leads');
  expect(withMigration(once, '0003-lead-phone')).toBe(`import { eventStore } from './0001-event-store.ts';
import { leads } from './0002-leads.ts';
import { leadPhone } from './0003-lead-phone.ts';

export const migrations = [eventStore,
  leads,
  leadPhone,
];
`);
});
