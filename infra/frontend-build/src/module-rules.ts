import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { RuleSetRule } from 'webpack';

/**
 * Names each styled component after the text of its file. Left to itself the library counts them as they are evaluated, which
 * differs between the pre-rendered page and the browser, whose classes would then not be those of the page it takes over.
 */
const styledComponents = [
  fileURLToPath(import.meta.resolve('@swc/plugin-styled-components')),
  { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
];

/** TypeScript and JSX for browsers of 2022 and later; types are checked elsewhere. */
export const swcRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: fileURLToPath(import.meta.resolve('swc-loader')),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      experimental: {
        plugins: [styledComponents],
        cacheRoot: resolve(import.meta.dirname, '../.cache/swc'),
      },
    },
  },
};

/** Files that are served as they are; importing one answers its address. */
export const assetFiles = /\.(svg|png|jpe?g|webp|avif|woff2|webm|mp4|vtt|pdf)$/;

/** Where such a file goes below its frontend's address. */
export const assetName = 'assets/[name].[contenthash:10][ext]';

/** Changes when this package does: what was built by other rules, or checked against other facades, is no use from a cache. */
export function cacheVersion(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, '../package.json')));
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile()))
    hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex');
}
