/** Prints steps and their duration, for terminals and logs. */
export interface Progress {
  /** Runs `work` under a title. Prints a line every five seconds meanwhile, unless the work shows its own output. */
  step<T>(title: string, work: () => Promise<T>, options?: StepOptions<T>): Promise<T>;
  print(line: string): void;
}

export interface StepOptions<T> {
  showsOutput?: boolean;
  /** Returns whether a result is a success; by default every result is one, and only an error is a failure. */
  isSuccess?: (result: T) => boolean;
}

export function createProgress(
  write: (text: string) => void = (text) => void process.stdout.write(text),
): Progress {
  const print = (line: string) => write(`${line}\n`);
  return {
    print,
    async step(title, work, { showsOutput = false, isSuccess = () => true } = {}) {
      const started = performance.now();
      const formatElapsed = () => formatSeconds(performance.now() - started);
      print(`→ ${title}`);
      const heartbeat = showsOutput
        ? undefined
        : setInterval(() => print(`  … ${title} (${formatElapsed()})`), 5_000);
      try {
        const result = await work();
        print(`${isSuccess(result) ? '✓' : '✗'} ${title}  ${formatElapsed()}`);
        return result;
      } catch (error) {
        print(`✗ ${title}  ${formatElapsed()}`);
        throw error;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}

/** "1.2 s". */
export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** "1,234". */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

const barWidth = 30;

/** Shows how much of a long piece of work is done: redraws one line on a terminal, and writes a line per twentieth to a log. */
export function createProgressBar(
  total: number,
  { write = (text: string) => void process.stdout.write(text), isTerminal = process.stdout.isTTY } = {},
): { show(done: number, label: string): void; end(): void } {
  let shown = -1;
  return {
    show(done, label) {
      const step = Math.floor((done / total) * (isTerminal ? 200 : 20));
      if (step === shown) return;
      shown = step;
      const bar = '#'.repeat(Math.floor((done / total) * barWidth)).padEnd(barWidth, '·');
      write(
        `${isTerminal ? '\r' : ''}  [${bar}] ${label}  ${formatCount(done)} of ${formatCount(total)}${isTerminal ? '' : '\n'}`,
      );
    },
    end: () => write(isTerminal ? '\n' : ''),
  };
}
