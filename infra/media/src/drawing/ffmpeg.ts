import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs ffmpeg to its end. The output depends on the input and on the version of ffmpeg, not on the time. */
export async function ffmpeg(...args: string[]): Promise<void> {
  const plain = ['-hide_banner', '-loglevel', 'error', '-y'];
  const run = spawn('ffmpeg', [...plain, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code ?? 'a signal'}: ${args.join(' ')}`);
}

/** Leaves out the date and the names of the programs. */
export const bitexact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
