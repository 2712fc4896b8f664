import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a report of a build or a backup. Returns null if it does not exist.
 * @throws SyntaxError if it is not JSON
 */
export async function readReport(folder: string | null, name: string): Promise<object | null> {
  if (!folder) return null;
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null) return null;
  const report: unknown = JSON.parse(text);
  return typeof report === 'object' ? report : null;
}

/** Returns when the report was written. */
export const readModifiedAt = async (folder: string, name: string): Promise<Date> =>
  (await stat(join(folder, name))).mtime;
