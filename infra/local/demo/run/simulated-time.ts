import { rename, rm, writeFile } from 'node:fs/promises';

/** Moves the time of a running platform. */
export interface SimulatedTime {
  /** Sets the time, unless it is later already: it never goes back. */
  moveTo(at: number): Promise<void>;
  /** Returns the platform to the real time. */
  end(): Promise<void>;
}

/** Writes the file that the clocks of the services read (`openClock`). */
export function createSimulatedTime(file: string): SimulatedTime {
  let behindMs = Infinity;
  return {
    async moveTo(at) {
      behindMs = Math.min(behindMs, Math.max(0, Date.now() - at));
      await writeFile(`${file}.new`, String(behindMs));
      await rename(`${file}.new`, file);
    },
    end: () => rm(file, { force: true }),
  };
}
