import { open } from 'node:fs/promises';

const window = 16_384;

/** Returns the last `count` lines of a text file, from at most its last 16 KiB; empty if it cannot be opened. */
export async function readLastLines(path: string, count: number): Promise<string> {
  const file = await open(path).catch(() => null);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(window),
      0,
      window,
      Math.max(0, size - window),
    );
    return buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').slice(-count).join('\n');
  } finally {
    await file.close();
  }
}
