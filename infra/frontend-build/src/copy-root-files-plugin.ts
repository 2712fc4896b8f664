import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Compiler } from 'webpack';

/** Copies the files of a folder to the root of the build under their own names, where browsers and other sites expect them. */
export class RootFilesPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RootFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'RootFilesPlugin', stage }, async () => {
        compilation.contextDependencies.add(this.#folder);
        for (const file of await listFiles(this.#folder)) {
          const name = relative(this.#folder, file).replaceAll(sep, '/');
          compilation.emitAsset(name, new compiler.webpack.sources.RawSource(await readFile(file)));
        }
      });
    });
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
