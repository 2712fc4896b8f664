import type { createDatabase, Sql } from '@aera/event-store';

/** Plain SQL, transactions, and dedicated connections. */
export type Database = Pick<ReturnType<typeof createDatabase>, 'sql' | 'transaction' | 'openSession'>;

/** A transaction of PostgreSQL. Code outside `coordination` and `store` passes it on, and runs no statement itself. */
export type Transaction = Sql;
