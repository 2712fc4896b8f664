/** Exports of the Node bundle, which renders shell and public pages without a browser. */
export interface Renderer {
  /** Placeholder for the origin of the site in the rendered HTML. */
  readonly originPlaceholder: string;
  /** Id of the style element that the browser passes to styled-components after the first view. */
  readonly pageStylesId: string;
  /** URLs of the fonts of the first view. */
  readonly fonts: readonly string[];
  readonly routes: readonly RenderableRoute[];
  /** Renders the whole page of a path: HTML with the head tags first, and the styles in use. */
  render(path: string): Promise<{ html: string; styles: string }>;
  /** Renders the page without frame and guard, for its head tags. */
  renderUnguarded(path: string): Promise<string>;
}

export interface RenderableRoute {
  readonly path: string;
  /** Whether the page is behind a guard. */
  readonly guarded: boolean;
  /** Name of its component, which loads on demand. */
  readonly component: string;
}
