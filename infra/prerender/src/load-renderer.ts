import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { bundleConfig } from './bundle-config.ts';
import type { Renderer } from './renderer.ts';

/** Builds the Node bundle and loads it. */
export async function loadRenderer(): Promise<Renderer> {
  const compiler = webpack(bundleConfig);
  await new Promise<void>((done, fail) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) fail(failure);
        else if (stats?.hasErrors()) fail(new Error(stats.toString({ preset: 'errors-only' })));
        else done();
      });
    });
  });
  const require = createRequire(import.meta.url);
  const { path, filename } = bundleConfig.output as { path: string; filename: string };
  return (require(join(path, filename)) as { renderer: Renderer }).renderer;
}
