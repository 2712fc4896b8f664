import { type Sql, trySessionLock } from '@aera/event-store';

interface Session {
  readonly sql: Sql;
  onClosed(listener: () => void): void;
  close(): Promise<void>;
}

/** Lock for writing to an index that several instances share. */
export interface IndexerLock {
  /** Returns whether this process holds the lock; tries to acquire it if not. */
  tryAcquire(): Promise<boolean>;
  release(): Promise<void>;
}

/** Lock of an index without other writers. */
export const noLock: IndexerLock = { tryAcquire: async () => true, release: async () => {} };

/** Text of the advisory lock of an index. */
export const toIndexerLockName = (name: string): string => `index feed ${name}`;

/** Advisory lock of a database session: PostgreSQL releases it when the process dies. */
export function createIndexerLock(openSession: () => Promise<Session>, name: string): IndexerLock {
  let session: Session | null = null;
  let held = false;
  const clear = () => {
    session = null;
    held = false;
  };
  return {
    tryAcquire: async () => {
      if (held) return true;
      if (!session) {
        const opened = await openSession();
        opened.onClosed(() => session === opened && clear());
        session = opened;
      }
      held = await trySessionLock(session.sql, toIndexerLockName(name));
      return held;
    },
    release: async () => {
      const open = session;
      clear();
      await open?.close();
    },
  };
}
