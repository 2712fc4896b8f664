import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { repository } from '../repository.ts';

/** Bundles each service with its libraries into `<folder>/<service>.mjs`. A service then loads a few files instead of thousands. */
const [folder = ''] = process.argv.slice(2);

/** Running platforms may still load the files of earlier builds. */
const keptForMs = 24 * 3_600_000;

/** Libraries with native code, which cannot be part of a bundle. */
const nativeLibraries = new Set(['@node-rs/argon2']);

/** Files that a module finds by its own path, such as fonts and worker threads, stay where they are. */
const keepLocations: Plugin = {
  name: 'keep-locations',
  resolveId: (source, importer) =>
    importer !== undefined && nativeLibraries.has(source)
      ? { id: createRequire(importer).resolve(source), external: true }
      : null,
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\./ },
    handler: (code, id) =>
      code
        .replaceAll(/import\.meta\.resolve\('([^']+)'\)/g, (_, name: string) =>
          JSON.stringify(pathToFileURL(createRequire(id).resolve(name)).href),
        )
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

const services = await readdir(join(repository, 'services'));
const bundle = await rolldown({
  cwd: repository,
  input: Object.fromEntries(
    services.map((name) => [name, join(repository, 'services', name, 'src/main.ts')]),
  ),
  platform: 'node',
  plugins: [keepLocations],
});
const staging = await mkdtemp(join(folder, 'staging-'));
await bundle.write({
  dir: staging,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
});
const isEntry = (file: string) => services.some((name) => file.startsWith(`${name}.mjs`));
const files = await readdir(staging);
// A service that starts meanwhile finds the parts of its entry.
for (const file of [...files.filter((name) => !isEntry(name)), ...files.filter(isEntry)])
  await rename(join(staging, file), join(folder, file));
await rm(staging, { recursive: true });

// Also removes what an interrupted build has left.
for (const file of await readdir(folder)) {
  const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: Infinity }));
  if (Date.now() - mtimeMs > keptForMs) await rm(join(folder, file), { recursive: true, force: true });
}
