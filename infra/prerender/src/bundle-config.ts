import { join } from 'node:path';
import { assetFiles, assetName, cacheVersion, swcRule } from '@aera/frontend-build';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

/** Which frontend's build a file is served from: the shell brings `ui`, with its fonts; the rest is the public site's. */
const ofShell = /[\\/](packages[\\/]ui|frontends[\\/]shell|node_modules)[\\/]/;

/** The address that the frontend's own build gives the file; it is there already. */
const asset = (publicPath: string): RuleSetRule => ({
  test: assetFiles,
  type: 'asset/resource',
  generator: { emit: false, filename: assetName, publicPath },
});

/** The rules of the frontends, so that classes and addresses are the same, for both of them in one piece. */
export const rules: RuleSetRule[] = [
  swcRule,
  { include: ofShell, ...asset('/') },
  { exclude: ofShell, ...asset('/remotes/public/') },
];

const home = join(import.meta.dirname, '..');

/** Shell and public site in one piece: nothing is shared here. */
const common = {
  context: home,
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
} satisfies Configuration;

const cache = (name: string) =>
  ({
    type: 'filesystem',
    name,
    cacheDirectory: join(home, '.cache/webpack'),
    version: cacheVersion(),
  }) as const;

/** For Node: renders the pages. */
export const rendererConfig: Configuration = {
  ...common,
  name: 'renderer',
  mode: 'production',
  target: ['node24', 'es2022'],
  entry: './src/bundle/renderer.tsx',
  output: { path: join(home, '.cache/renderer'), filename: 'renderer.cjs', library: { type: 'commonjs2' } },
  module: { rules },
  optimization: { minimize: false },
  cache: cache('renderer'),
};

/**
 * For a browser, with the React that says where a page it takes over is not the one it would have rendered; the other says less,
 * and nothing of attributes. Classes are named as in production.
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
  cache: cache('hydration'),
};
