import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Chunk, Compiler } from 'webpack';

/** Adds preload links for chunks and other URLs, so that the browser loads them in parallel while it parses the HTML. */
export class PreloadPlugin {
  readonly #chunks: readonly string[];
  readonly #json: readonly string[];

  constructor({ chunks, json = [] }: { chunks: readonly string[]; json?: readonly string[] }) {
    this.#chunks = chunks;
    this.#json = json;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('PreloadPlugin', (html) => {
        const wanted = [...compilation.chunks].filter((chunk) => this.#chunks.includes(chunk.name ?? ''));
        const scripts = wanted
          .flatMap(listScripts)
          .map((file) => link({ as: 'script', href: html.publicPath + file }));
        const json = this.#json.map((href) => link({ as: 'fetch', href, crossorigin: 'anonymous' }));
        html.assetTags.meta.push(...json, ...scripts);
        return html;
      });
    });
  }
}

const listScripts = (chunk: Chunk): string[] => [...chunk.files].filter((file) => file.endsWith('.js'));

const link = (attributes: Record<string, string>) =>
  HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'preload', ...attributes });
