import type { createDatabase } from '@aera/event-store';

/** Plain SQL, transactions, and dedicated connections. */
export type Database = Pick<ReturnType<typeof createDatabase>, 'sql' | 'transaction' | 'openSession'>;
