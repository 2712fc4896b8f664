import { DatabaseSchema, type DatabaseTable, SchemaComparator } from '@mikro-orm/postgresql';
import { createLog } from '../observability/log.ts';
import type { ServiceDefinition } from '../service/define-service.ts';
import { migrate, openDatabase } from './open-database.ts';

/**
 * Migrates a database and returns the statements that would make its tables match the declared entities. Indexes, checks, defaults,
 * collations and additional columns belong to the migrations.
 */
export async function findSchemaDifference(
  { name, entities = [], migrations }: Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>,
  url: string,
): Promise<string[]> {
  const log = createLog(name, 'warn');
  const orm = await openDatabase({ url, entities, migrations, log });
  try {
    await migrate(orm, log);
    const platform = orm.em.getPlatform();
    const declared = orm.schema.getTargetSchema();
    const actual = await DatabaseSchema.create(orm.em.getConnection(), platform, orm.config);
    for (const table of actual.getTables()) {
      const target = declared.getTable(table.name);
      if (target) ignoreUndeclared(table, target);
    }
    const difference = new SchemaComparator(platform).compare(actual, declared);
    const options = { wrap: false, safe: true, dropTables: false };
    return orm.schema
      .diffToSQL(difference, options)
      .split(/;\n+/)
      .filter((statement) => statement.trim() !== '');
  } finally {
    await orm.close();
  }
}

function ignoreUndeclared(actual: DatabaseTable, declared: DatabaseTable): void {
  for (const column of actual.getColumns()) {
    if (!declared.hasColumn(column.name)) actual.removeColumn(column.name);
    column.ignoreSchemaChanges = ['default', 'collation'];
  }
  actual.setIndexes(actual.getIndexes().filter(({ primary }) => primary));
  actual.setChecks([]);
  actual.setForeignKeys({});
}
