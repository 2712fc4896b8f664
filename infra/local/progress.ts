/** Tells a person what happens and how long it took, on a terminal and in a log alike. */
export interface Progress {
  /** Runs `work` under a title; a long one is heard of every five seconds, unless it shows its own output. */
  step<T>(title: string, work: () => Promise<T>, options?: { showsOutput?: boolean }): Promise<T>;
  say(line: string): void;
}

export function createProgress(
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Progress {
  const say = (line: string) => write(`${line}\n`);
  return {
    say,
    async step(title, work, { showsOutput = false } = {}) {
      const started = performance.now();
      const took = () => seconds(performance.now() - started);
      say(`→ ${title}`);
      const heartbeat = showsOutput ? undefined : setInterval(() => say(`  … ${title} (${took()})`), 5_000);
      try {
        const result = await work();
        say(`✓ ${title}  ${took()}`);
        return result;
      } catch (error) {
        say(`✗ ${title}  ${took()}`);
        throw error;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}

/** "1.2 s". */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
