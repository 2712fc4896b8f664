import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second (Linux, USER_HZ). */
const ticks = 100;

/** Returns the CPU time of these processes and their children, including ended ones, in microseconds; zero without `/proc`. */
export async function readCpuTime(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(
    (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(readStat),
  );
  const used = all.flatMap((stat) => {
    if (stat && pids.includes(stat.pid)) return [stat.own, stat.ofGone];
    return stat && pids.includes(stat.parent) ? [stat.own] : [];
  });
  return used.reduce((sum, ticksOfOne) => sum + ticksOfOne, 0) * (1_000_000 / ticks);
}

async function readStat(name: string) {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The program name may contain anything; the fields follow its last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return null;
  const sum = (at: number) => Number(fields[at]) + Number(fields[at + 1]);
  return { pid: Number(name), parent: Number(fields[1]), own: sum(11), ofGone: sum(13) };
}
