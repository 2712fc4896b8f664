import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { swcRule } from './module-rules.ts';

const brotli = promisify(brotliCompress);

/** Returns the Brotli size in bytes of a module bundled with all its dependencies. */
export async function measureBundleSize(file: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'aera-weigh-'));
  try {
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: file,
      output: { path: folder, filename: 'module.js', library: { type: 'module' } },
      experiments: { outputModule: true },
      resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
      module: { rules: [swcRule] },
      optimization: {
        minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      },
    });
    await new Promise<void>((done, fail) => {
      compiler.run((failure, stats) => {
        const error = failure ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close(() => (error ? fail(error) : done()));
      });
    });
    return (await brotli(await readFile(join(folder, 'module.js')))).length;
  } finally {
    await rm(folder, { recursive: true });
  }
}
