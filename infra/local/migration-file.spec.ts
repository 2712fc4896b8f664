import { expect, it } from 'vitest';
import { appendMigration, createMigrationName, toMigrationFile } from './migration-file.ts';

const index = `import { eventStore } from './0001-event-store.ts';

export const migrations = [eventStore];
`;

it('follows the highest number', () => {
  expect(createMigrationName(['0001-event-store.ts', '0020-attempts.ts', 'index.ts'], 'lead-phone')).toBe(
    '0021-lead-phone',
  );
});

it('exports the statements under topic and number', () => {
  expect(toMigrationFile('0002-lead-phone', ['alter table "leads" add "phone" text null'])).toBe(
    `import { sqlMigration } from '@aera/service-kit';

export const leadPhone0002 = sqlMigration('0002-lead-phone', [
  \`alter table "leads" add "phone" text null\`,
]);
`,
  );
});

it('exports a valid name when the topic is a reserved word', () => {
  expect(toMigrationFile('0003-delete', [])).toContain('export const delete0003 =');
});

it('escapes statements in template literals', () => {
  const statement = "select '`a` ${b} \\c $1'";
  const [, literal = ''] = /^ {2}(.*),$/m.exec(toMigrationFile('0002-x', [statement])) ?? [];
  expect(literal).toBe("`select '\\`a\\` \\${b} \\\\c $1'`");
});

it('appends to the list', () => {
  const once = appendMigration(index, '0002-leads');
  expect(appendMigration(once, '0003-lead-phone')).toBe(`import { eventStore } from './0001-event-store.ts';
import { leads0002 } from './0002-leads.ts';
import { leadPhone0003 } from './0003-lead-phone.ts';

export const migrations = [eventStore,
  leads0002,
  leadPhone0003,
];
`);
});
