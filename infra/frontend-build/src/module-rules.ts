import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { RuleSetRule } from 'webpack';

/**
 * Derives the class of each styled component from its source file. By default the library numbers components in order of evaluation, which
 * differs between the prerendered page and the browser, so the classes would not match.
 */
const styledComponentsPlugin = [
  fileURLToPath(import.meta.resolve('@swc/plugin-styled-components')),
  { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
];

/** Compiles TypeScript and JSX for browsers of 2022 and later, without type checks. */
export const swcRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      experimental: {
        plugins: [styledComponentsPlugin],
        cacheRoot: resolve(import.meta.dirname, '../.cache/swc'),
      },
    },
  },
};

/** Files that are copied unchanged; an import returns their URL. */
export const assetFiles = /\.(svg|png|jpe?g|webp|avif|woff2|webm|mp4|vtt|pdf)$/;

/** Path of an asset below the URL of its frontend. */
export const assetName = 'assets/[name].[contenthash:10][ext]';

/** Returns a hash of this package, so that a change of a build rule invalidates the caches. */
export function cacheVersion(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, '../package.json')));
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile()))
    hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex');
}
