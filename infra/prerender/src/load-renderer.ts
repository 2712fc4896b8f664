import { createRequire } from 'node:module';
import { rendererConfig } from './bundle-config.ts';
import { bundleFile } from './bundle-file.ts';
import type { Renderer } from './renderer.ts';

const require = createRequire(import.meta.url);

/** Builds the Node bundle and loads it. */
export async function loadRenderer(): Promise<Renderer> {
  const { renderer } = require(await bundleFile(rendererConfig)) as { renderer: Renderer };
  return renderer;
}
