import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import webpack from 'webpack';
import { expect, it } from 'vitest';
import { PrecompressPlugin } from './precompress-plugin.ts';

it('writes a Brotli and a gzip file next to each text asset that becomes smaller', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  await writeFile(join(folder, 'entry.js'), `console.log('${'petal '.repeat(400)}');`);
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: { main: './entry.js' },
    output: { path: join(folder, 'dist') },
    plugins: [new PrecompressPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure) => compiler.close(() => (failure ? reject(failure) : resolve())));
  });
  const read = (name: string) => readFile(join(folder, 'dist', name));
  const plain = await read('main.js');
  expect(brotliDecompressSync(await read('main.js.br'))).toEqual(plain);
  expect(gunzipSync(await read('main.js.gz'))).toEqual(plain);
  await rm(folder, { recursive: true });
});
