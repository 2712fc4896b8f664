import { join } from 'node:path';
import { assetFiles, assetName, cacheVersion, swcRule } from '@aera/frontend-build';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

/** Files of the shell's build, including `ui` with its fonts; the build of the public site serves the others. */
const shellFiles = /[\\/](packages[\\/]ui|frontends[\\/]shell|node_modules)[\\/]/;

/** Resolves a file to its URL in the frontend's own build, without emitting it. */
const createAssetRule = (publicPath: string): RuleSetRule => ({
  test: assetFiles,
  type: 'asset/resource',
  generator: { emit: false, filename: assetName, publicPath },
});

/** Rules of the shell and the public site in one bundle. Classes and URLs are the same as in their builds. */
export const rules: RuleSetRule[] = [
  swcRule,
  { include: shellFiles, ...createAssetRule('/') },
  { exclude: shellFiles, ...createAssetRule('/remotes/public/') },
];

const home = join(import.meta.dirname, '..');

/** Bundles shell and public site together, without shared modules. */
const common = {
  context: home,
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
} satisfies Configuration;

const createCache = (name: string) =>
  ({
    type: 'filesystem',
    name,
    cacheDirectory: join(home, '.cache/webpack'),
    version: cacheVersion(),
  }) as const;

/** The Node bundle, which renders the pages. */
export const rendererConfig: Configuration = {
  ...common,
  name: 'renderer',
  mode: 'production',
  target: ['node24', 'es2022'],
  entry: './src/bundle/renderer.tsx',
  output: { path: join(home, '.cache/renderer'), filename: 'renderer.cjs', library: { type: 'commonjs2' } },
  module: { rules },
  optimization: { minimize: false },
  cache: createCache('renderer'),
};

/**
 * The browser bundle, with the development build of React, which reports all hydration mismatches; the production build reports fewer, and
 * none of attributes. Classes are the same as in production.
 */
export const hydrationConfig: Configuration = {
  ...common,
  name: 'hydration',
  mode: 'development',
  target: ['web', 'es2022'],
  entry: './src/bundle/hydrate.tsx',
  output: { path: join(home, '.cache/hydration'), filename: 'hydrate.js', publicPath: '/' },
  module: {
    rules: [
      ...rules,
      {
        test: /node_modules[\\/]styled-components[\\/].*\.js$/,
        loader: join(import.meta.dirname, 'set-node-env.cjs'),
      },
    ],
  },
  cache: createCache('hydration'),
};
