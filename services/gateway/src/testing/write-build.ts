import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FrontendName, frontendVersionFile } from '@aera/contracts/server';

/** The version that `writeBuild` makes where none is named. */
export const firstVersion = '0000000000000001';

interface TestBuild {
  readonly version?: string;
  /** The minute it was built at: later is newer. */
  readonly minute?: number;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** Puts a build of a frontend into a static folder, as a build of the platform does. */
export async function writeBuild(
  staticDir: string,
  name: FrontendName,
  { version = firstVersion, minute = 0, files = {} }: TestBuild = {},
): Promise<void> {
  const about = {
    version,
    builtAt: new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString(),
    commit: `commit-${minute}`,
    files: Object.keys(files).length,
    bytes: Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0),
  };
  for (const [path, content] of Object.entries({ ...files, [frontendVersionFile]: JSON.stringify(about) })) {
    const file = join(staticDir, name, 'dist', version, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
