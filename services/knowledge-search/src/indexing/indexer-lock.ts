import type { Sql } from '@aera/event-store';

interface Session {
  readonly sql: Sql;
  onClosed(listener: () => void): void;
  close(): Promise<void>;
}

/** The right to feed an index that several instances share. */
export interface IndexerLock {
  /** True while this process has it; tries to get it when it has not. */
  tryAcquire(): Promise<boolean>;
  release(): Promise<void>;
}

/** For an index without other writers. */
export const noLock: IndexerLock = { tryAcquire: async () => true, release: async () => {} };

/** A lock of a database session: PostgreSQL frees it when the process dies. */
export function createIndexerLock(openSession: () => Promise<Session>, name: string): IndexerLock {
  let session: Session | null = null;
  let held = false;
  const forget = () => {
    session = null;
    held = false;
  };
  return {
    tryAcquire: async () => {
      if (held) return true;
      if (!session) {
        const opened = await openSession();
        opened.onClosed(() => session === opened && forget());
        session = opened;
      }
      const [lock] = await session.sql<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
        [`index feed ${name}`],
      );
      held = lock?.held ?? false;
      return held;
    },
    release: async () => {
      const open = session;
      forget();
      await open?.close();
    },
  };
}
