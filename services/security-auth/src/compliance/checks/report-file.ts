import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A report that a build or a backup left behind; null where there is none. @throws SyntaxError when it is no JSON */
export async function readReport(folder: string | null, name: string): Promise<object | null> {
  if (!folder) return null;
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null) return null;
  const report: unknown = JSON.parse(text);
  return typeof report === 'object' ? report : null;
}

/** When it was written. */
export const readModifiedAt = async (folder: string, name: string): Promise<Date> =>
  (await stat(join(folder, name))).mtime;
