import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FrontendName, frontendVersionFile } from '@aera/contracts/server';

/** Version of builds that name none. */
export const firstVersion = '0000000000000001';

interface TestBuild {
  readonly version?: string;
  /** Build time in minutes after a fixed date; a higher number is a newer build. */
  readonly minute?: number;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** Writes a fake frontend build in the layout of a real one. */
export async function writeBuild(
  staticDir: string,
  name: FrontendName,
  { version = firstVersion, minute = 0, files = {} }: TestBuild = {},
): Promise<void> {
  const versionInfo = {
    version,
    builtAt: new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString(),
    commit: `commit-${minute}`,
    files: Object.keys(files).length,
    bytes: Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0),
  };
  for (const [path, content] of Object.entries({
    ...files,
    [frontendVersionFile]: JSON.stringify(versionInfo),
  })) {
    const file = join(staticDir, name, 'dist', version, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
