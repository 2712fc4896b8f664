import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from 'webpack';

const compressible = /\.(js|css|html|svg|json|txt|vtt|xml)$/;
const minBytes = 512;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text asset, so that the server compresses nothing. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrecompressPlugin', stage, additionalAssets: true },
        async (assets) => {
          const plain = Object.keys(assets).filter((name) => compressible.test(name));
          await Promise.all(
            plain.map(async (name) => {
              const body = compilation.getAsset(name)?.source.buffer();
              if (!body || body.length < minBytes) return;
              const [br, gz] = await Promise.all([
                compressBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
                compressGzip(body, { level: 9 }),
              ]);
              emit(`${name}.br`, br);
              emit(`${name}.gz`, gz);
            }),
          );
        },
      );

      const emit = (name: string, body: Buffer) => {
        if (!compilation.getAsset(name))
          compilation.emitAsset(name, new compiler.webpack.sources.RawSource(body));
      };
    });
  }
}
