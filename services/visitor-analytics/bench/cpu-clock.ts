import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of a second, as Linux counts them for programs. */
const ticks = 100;

/** Microseconds of processor time that these processes and their children have used; zero where there is no `/proc`. */
export async function cpuTime(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(
    (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(statOf),
  );
  const ours = all.filter((stat) => stat && (pids.includes(stat.pid) || pids.includes(stat.parent)));
  return ours.reduce((sum, stat) => sum + (stat?.used ?? 0), 0) * (1_000_000 / ticks);
}

async function statOf(name: string) {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  // The name of the program may hold anything; what follows its last bracket does not.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return null;
  return { pid: Number(name), parent: Number(fields[1]), used: Number(fields[11]) + Number(fields[12]) };
}

/** Ids of the processes whose command line names a folder. */
export async function processesIn(folder: string): Promise<number[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) =>
      (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).includes(folder)
        ? [Number(name)]
        : [],
    ),
  );
  return found.flat();
}
