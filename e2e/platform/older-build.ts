import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrontendName } from '@aera/contracts';
import { storeBuild, readBuilds } from '@aera/frontend-versions';

const frontends = join(import.meta.dirname, '../../frontends');
const hour = 3_600_000;
const named = /\.([0-9a-f]{10})\.js$/;

/** Changes a script of the older build. */
type Change = (script: string) => string;

/** Replaces a text in every script. */
export const replaceText =
  (words: string, instead: string): Change =>
  (script) =>
    script.replaceAll(words, instead);

/** Makes every script throw. */
export const breakScript: Change = (script) => `throw new Error('Broken on purpose.');${script}`;

/**
 * Creates an earlier build of a frontend from its latest one, with different script names. It counts as an hour older, so that it is only
 * served on request.
 */
export async function createOlderBuild(
  name: FrontendName,
  change: Change,
): Promise<{ version: string; latest: string; remove: () => Promise<void> }> {
  const dist = join(frontends, name, 'dist');
  const [latest] = await readBuilds(dist);
  if (!latest) throw new Error(`${name} was not built.`);
  const output = await mkdtemp(join(tmpdir(), 'aera-older-build-'));
  await cp(join(dist, latest.version), output, { recursive: true });
  const files = (await readdir(output, { recursive: true })).filter((file) =>
    /\.(js|json|html|br|gz)$/.test(file),
  );
  const hashes = files.map((file) => named.exec(file)?.[1]).filter((hash) => hash !== undefined);
  const renameScripts = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(hash, [...hash].toReversed().join('')), text);
  let changed = false;
  for (const file of files) {
    const path = join(output, file);
    if (/\.(br|gz)$/.test(file)) {
      await rm(path);
      continue;
    }
    const text = await readFile(path, 'utf8');
    const other = file.endsWith('.js') ? change(text) : text;
    changed ||= other !== text;
    await writeFile(path, renameScripts(other));
    await rename(path, join(output, renameScripts(file)));
  }
  if (!changed) throw new Error(`The change altered no script of ${name}.`);
  const builtAt = new Date(Date.parse(latest.builtAt) - hour);
  const { version } = await storeBuild({ output, dist, builtAt, commit: 'earlier' });
  await rm(output, { recursive: true });
  return {
    version,
    latest: latest.version,
    remove: () => rm(join(dist, version), { recursive: true, force: true }),
  };
}
