/** Wakes whoever waits for something to change. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring, or when the signal is aborted. */
  rung(signal: AbortSignal): Promise<void>;
}

export function createBell(): Bell {
  const waiting = new Set<() => void>();
  return {
    ring: () => waiting.forEach((resolve) => resolve()),
    rung: (signal) =>
      new Promise((resolve) => {
        const done = () => {
          waiting.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        waiting.add(done);
        signal.addEventListener('abort', done, { once: true });
      }),
  };
}
