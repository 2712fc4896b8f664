import { join } from 'node:path';
import { assetFiles, assetName, buildVersion, swcRule } from '@aera/frontend-build';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';

const home = join(import.meta.dirname, '..');

/** Which frontend's build a file is served from: the shell brings `ui`, with its fonts; the rest is the public site's. */
const ofShell = /[\\/](packages[\\/]ui|frontends[\\/]shell|node_modules)[\\/]/;

/** The address that the frontend's own build gives the file; it is there already. */
const asset = (publicPath: string): RuleSetRule => ({
  test: assetFiles,
  type: 'asset/resource',
  generator: { emit: false, filename: assetName, publicPath },
});

/** Built by the rules of the frontends, so that classes and addresses are the same, but in one piece: there is nothing to share. */
export const bundleConfig: Configuration = {
  name: 'prerender',
  context: home,
  mode: 'production',
  target: ['node24', 'es2022'],
  entry: './src/bundle/renderer.tsx',
  devtool: false,
  output: {
    path: join(home, '.cache/bundle'),
    filename: 'renderer.cjs',
    library: { type: 'commonjs2' },
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    rules: [swcRule, { include: ofShell, ...asset('/') }, { exclude: ofShell, ...asset('/remotes/public/') }],
  },
  optimization: { minimize: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  performance: false,
  cache: { type: 'filesystem', cacheDirectory: join(home, '.cache/webpack'), version: buildVersion() },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
};
