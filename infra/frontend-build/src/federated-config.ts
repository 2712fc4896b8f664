import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
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
  /** Folder of the frontend: `import.meta.dirname` of its webpack.config.ts. */
  root: string;
  /** Omitted for the host. */
  exposes?: { './routes': string };
  /** URL path of the built files. `auto` derives it from the URL of the script. */
  publicPath?: string;
  /** HTML page of the host. */
  page?: { title: string; template: string; favicon?: string };
  /** Folder whose files are copied to the root of the build under their own names. */
  rootFiles?: string;
  /** Preloaded by the page: names of chunks, URLs of JSON. */
  preload?: { chunks: string[]; json?: string[] };
};

/**
 * Returns the webpack configuration of a frontend: TypeScript through swc, shared singletons, hashed assets in `assets` beside
 * `mf-manifest.json` and `index.html`, each with its `.br` and `.gz`.
 */
export function createFederatedConfig({
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
      // `build.ts` moves the complete output to a folder named after its content hash.
      path: resolve(root, 'dist/.building'),
      publicPath,
      uniqueName: toContainerName(name),
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: assetName,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Its exports name the development build, which warns and is larger, for every condition.
      alias: { 'react-router$': reactRouter },
    },
    module: {
      rules: [swcRule, { test: assetFiles, type: 'asset/resource' }],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: splitChunksConfig(exposes),
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // Further passes inline what the first one reduced: 270 B of the first load.
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(root, '.cache/webpack'),
      version: cacheVersion(),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: toContainerName(name),
        ...(exposes
          ? { exposes, filename: 'assets/remote-entry.[contenthash:10].js', manifest: true }
          : { manifest: false }),
        shared: sharedModules(exposes ? 'remote' : 'host'),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: Boolean(exposes),
          // The shell opens the containers of remotes itself (`importRemote` of frontend-kit).
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
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

const reactRouter = join(
  dirname(createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')),
  '../production/index.mjs',
);

/** Modules of the host that every page needs are split into two files, libraries and own code. Copies of a remote are only a fallback. */
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

/** The global variable that the entry script of a remote defines. The prefix is needed because `public` is a reserved word. */
export const toContainerName = (name: string): string => `aera_${name.replaceAll('-', '_')}`;
