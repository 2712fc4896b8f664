import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { assetFiles, assetName, cacheVersion, swcRule } from './module-rules.ts';
import { ChunkMapPlugin } from './chunk-map-plugin.ts';
import { RootFilesPlugin } from './copy-root-files-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { PreloadPlugin } from './preload-plugin.ts';
import { RelativePublicPathPlugin } from './relative-public-path-plugin.ts';
import { RestrictSharedImportsPlugin } from './restrict-shared-imports-plugin.ts';
import { ServerOnlyPlugin } from './server-only-plugin.ts';
import { sharedModules } from './shared-modules.ts';

export type FederatedOptions = {
  /** Folder name of the frontend; a remote is served at `/remotes/<name>/`. */
  name: string;
  /** The frontend's folder, `import.meta.dirname` of its webpack.config.ts. */
  root: string;
  /** Absent for the host. */
  exposes?: { './routes': string };
  /** Where the built files are served. `auto` reads it from the script's own address. */
  publicPath?: string;
  /** HTML page around the scripts; the host's. */
  page?: { title: string; template: string; favicon?: string };
  /** A folder whose files stand at the root of the build under their own names. */
  rootFiles?: string;
  /** What the page needs at once: names of chunks, addresses of JSON. */
  preload?: { chunks: string[]; json?: string[] };
};

/**
 * The webpack configuration of one frontend: TypeScript through swc, shared singletons, hashed assets in `assets`
 * beside `mf-manifest.json` and `index.html`, each with its `.br` and `.gz`.
 */
export function federatedConfig({
  name,
  root,
  exposes,
  page,
  rootFiles,
  preload = { chunks: [] },
  publicPath = 'auto',
}: FederatedOptions): Configuration {
  return {
    name,
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: page ? { main: './src/index.ts' } : {},
    devtool: false,
    output: {
      // What is built here is kept under the name of its contents once it is whole: `build.ts`.
      path: resolve(root, 'dist/.building'),
      publicPath,
      uniqueName: containerName(name),
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: assetName,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [swcRule, { test: assetFiles, type: 'asset/resource' }],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: splitChunksConfig(exposes),
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(root, '.cache/webpack'),
      version: cacheVersion(),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        ...(exposes
          ? { exposes, filename: 'assets/remote-entry.[contenthash:10].js', manifest: true }
          : { manifest: false }),
        shared: sharedModules(exposes ? 'remote' : 'host'),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: Boolean(exposes),
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new RestrictSharedImportsPlugin(),
      new ServerOnlyPlugin(),
      new ChunkMapPlugin(),
      new RelativePublicPathPlugin(),
      ...(page
        ? [
            new HtmlWebpackPlugin({
              title: page.title,
              template: resolve(root, page.template),
              ...(page.favicon && { favicon: resolve(root, page.favicon) }),
              scriptLoading: 'defer',
            }),
            new PreloadPlugin(preload),
          ]
        : []),
      ...(rootFiles ? [new RootFilesPlugin(resolve(root, rootFiles))] : []),
      new PrecompressPlugin(),
    ],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** What the host needs on every page travels as two files, libraries and our own; a remote's copies are only a fallback. */
function splitChunksConfig(exposes: FederatedOptions['exposes']): Splitting {
  if (exposes) return { chunks: 'async' };
  return {
    chunks: 'async',
    cacheGroups: {
      core: { name: 'core', test: hostLibraries, enforce: true, priority: 10 },
      kit: { name: 'kit', test: hostPackages, enforce: true, priority: 10 },
    },
  };
}

type Splitting = NonNullable<Configuration['optimization']>['splitChunks'];

const hostLibraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|styled-components|stylis|cookie)[\\/]|[\\/]shared[\\/]react-(query|router-dom)\.ts$/;

const hostPackages =
  /[\\/]packages[\\/]frontend-kit[\\/]src[\\/](?!notification-inbox|privacy-ui)|[\\/]packages[\\/]ui[\\/]src[\\/](controls|data|feedback|icons|layout|theme|type|own-props|toast[\\/](?!toaster)|index\.ts)|\.woff2$/;

/** The global variable a remote's entry script defines: `public` alone is a reserved word of the language. */
export const containerName = (name: string): string => `aera_${name.replaceAll('-', '_')}`;
