/** Changes that an expand step must not make to a table of the previous release, each with an alternative. */
const rules: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /^drop (?:table|view|index)\b|\bdrop column\b|\bdrop constraint\b/,
    'drop it in the release after the one that stops using it',
  ],
  [
    /\brename (?:to|column|constraint)\b/,
    'add the new name, write both, and drop the old name a release later',
  ],
  [/\balter column \S+ (?:set data )?type\b/, 'add a column of the new type and backfill it'],
  [/\bset not null\b/, 'add a check constraint that is not valid, and validate it later'],
  [/\badd column\b(?=.*\bnot null\b)(?!.*\b(?:default|generated)\b)/, 'give the column a default'],
  [/^(?:update|delete|truncate)\b/, 'change rows in background work, not while the service starts'],
];

const createTable = /^create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/;
const dropIndex = /^drop index concurrently if exists "?(\w+)"?$/;
const createConcurrently = /^create (?:unique )?index concurrently "?(\w+)"?/;
const createIndex = /^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on "?(\w+)"?/;

/**
 * Returns statements of a migration that would break or block the previous release while both run, each with an alternative. Tables that
 * the migration creates may be changed freely, and indexes that it creates concurrently may be dropped before: a failure leaves invalid ones.
 */
export function findBlockingStatements(statements: readonly string[]): string[] {
  const newTables = new Set<string>();
  const texts = statements.map((statement) => statement.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  const newIndexes = new Set(texts.flatMap((text) => createConcurrently.exec(text)?.[1] ?? []));
  return texts.flatMap((text) => {
    if (newIndexes.has(dropIndex.exec(text)?.[1] ?? '')) return [];
    const table = createTable.exec(text)?.[1];
    if (table !== undefined) newTables.add(table);
    const target =
      createIndex.exec(text)?.[1] ??
      /^(?:alter table|update|delete from) (?:only )?"?(\w+)"?/.exec(text)?.[1];
    if (target !== undefined && newTables.has(target)) return [];
    if (createIndex.test(text))
      return [`${text}: drop it concurrently if it exists, then create it concurrently, not transactional`];
    return rules.filter(([pattern]) => pattern.test(text)).map(([, advice]) => `${text}: ${advice}`);
  });
}
