/** What the Node bundle offers: shell and public pages as one, rendered without a browser. */
export interface Renderer {
  /** Stands in what is rendered for the origin of the site. */
  readonly originPlaceholder: string;
  /** Addresses of the fonts of the first view. */
  readonly fonts: readonly string[];
  readonly routes: readonly RenderableRoute[];
  /** The whole page at a path, as React writes it (tags for the head come first), and the styles it uses. */
  render(path: string): Promise<{ html: string; styles: string }>;
  /** The page without frame and guard: for what it says about itself. */
  renderUnguarded(path: string): Promise<string>;
}

export interface RenderableRoute {
  readonly path: string;
  /** Not public. */
  readonly guarded: boolean;
  /** Name of the component that shows it, which loads on demand. */
  readonly component: string;
}
