import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WitnessStore } from './witness.ts';

/** Cosigned checkpoints that are kept of each log. */
const maxHistory = 100;

/**
 * Keeps the checkpoints of each log in a folder, in files numbered by their sequence. A file is written completely before it gets its
 * number, and a number is given once: a crash loses nothing that was answered, and of two processes one is refused.
 */
export function createFileStore(folder: string): WitnessStore {
  const toFolder = (origin: string) => join(folder, hashOrigin(origin));

  async function listSequences(origin: string): Promise<number[]> {
    const names = await readdir(toFolder(origin)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .toSorted((one, other) => other - one);
  }

  return {
    async readLatest(origin) {
      const [sequence] = await listSequences(origin);
      if (sequence === undefined) return null;
      return { sequence, note: await readFile(join(toFolder(origin), String(sequence)), 'utf8') };
    },

    async append(origin, previous, note) {
      const target = toFolder(origin);
      const sequence = (previous?.sequence ?? 0) + 1;
      await mkdir(target, { recursive: true });
      const temporary = join(target, `.${randomUUID()}`);
      await writeDurably(temporary, note);
      try {
        await link(temporary, join(target, String(sequence)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(temporary);
      }
      const sequences = await listSequences(origin);
      // Another process is so far ahead that it has removed this number.
      if (sequences[0] !== sequence) return false;
      await syncFolder(target);
      for (const old of sequences.slice(maxHistory)) await rm(join(target, String(old)));
      return true;
    },

    async saveEvidence(evidence) {
      const target = join(folder, 'evidence');
      await mkdir(target, { recursive: true });
      const content = `${JSON.stringify(evidence, null, 2)}\n`;
      const name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`;
      const temporary = join(target, `.${randomUUID()}`);
      await writeDurably(temporary, content);
      await rename(temporary, join(target, name));
      await syncFolder(target);
    },
  };
}

/** Name of a log in paths. */
export const hashOrigin = (origin: string): string => createHash('sha256').update(origin).digest('hex');

async function writeDurably(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
