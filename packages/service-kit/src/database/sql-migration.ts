import { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** One numbered, additive step of a schema: its name in the migrations table, and its class. */
export interface SqlMigration {
  readonly name: string;
  readonly class: MigrationClass;
}

/** A migration that runs plain SQL statements, in order, in one transaction. */
export const sqlMigration = (name: string, statements: readonly string[]): SqlMigration => ({
  name,
  class: class extends Migration {
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }
  },
});
