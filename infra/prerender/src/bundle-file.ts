import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { rendererConfig } from './bundle-config.ts';
import type { Renderer } from './renderer.ts';

/** Builds a bundle and returns the path of its file. */
export async function bundleFile(config: Configuration): Promise<string> {
  const compiler = webpack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
  const { path, filename } = config.output as { path: string; filename: string };
  return join(path, filename);
}

const require = createRequire(import.meta.url);

/** Builds the Node bundle and loads it. */
export async function loadRenderer(): Promise<Renderer> {
  const { renderer } = require(await bundleFile(rendererConfig)) as { renderer: Renderer };
  return renderer;
}
