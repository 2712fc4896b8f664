import type { AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';

/** `dist/<version>/chunks.json`: the scripts of each module, so that a page can preload them. */
export interface ChunkMap {
  /** Modules loaded by `import()`, by the name of each export (`HowPage`): their scripts, and the names of the shared modules they use. */
  readonly modules: Record<string, { readonly scripts: string[]; readonly shared: string[] }>;
  /** By name of a shared module: the scripts that contain it. */
  readonly shared: Record<string, string[]>;
}

export class ChunkMapPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkMapPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkMapPlugin', stage }, () => {
        const map = JSON.stringify(createChunkMap(compilation));
        compilation.emitAsset('chunks.json', new compiler.webpack.sources.RawSource(map));
      });
    });
  }
}

function createChunkMap(compilation: Compilation): ChunkMap {
  const map: ChunkMap = { modules: {}, shared: {} };
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (!group) continue;
      const shareKey = readShareKey(module);
      if (shareKey !== null) map.shared[shareKey] = listScripts(group);
      else if (module.type.startsWith('javascript/'))
        for (const name of readExports(block, compilation))
          map.modules[name] = { scripts: listScripts(group), shared: listShared(group, compilation) };
    }
  }
  return map;
}

/** Returns the names that an `import()` makes available. */
function readExports({ dependencies }: AsyncDependenciesBlock, { moduleGraph }: Compilation): string[] {
  const target = dependencies[0] && moduleGraph.getModule(dependencies[0]);
  const names = target ? moduleGraph.getExportsInfo(target).getProvidedExports() : null;
  return Array.isArray(names) ? names : [];
}

const listScripts = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'));

const listShared = (group: ChunkGroup, { chunkGraph }: Compilation): string[] =>
  group.chunks
    .flatMap((chunk: Chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .map(readShareKey)
    .filter((name) => name !== null);

/** Returns the name under which a module is shared, or null. */
const readShareKey = (module: Module): string | null =>
  module.type === 'consume-shared-module'
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : null;
