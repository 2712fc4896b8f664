import { z } from 'zod';
import { frontendVersion } from './frontend-versions.ts';

/** A file beside `pages.json`. */
const file = z.string().regex(/^[a-z0-9-]+\.html$/);

const Page = z.object({
  path: z.string().startsWith('/'),
  file,
  /** The path under which it is known; an alias carries that of its page. */
  canonical: z.string().startsWith('/'),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
});

/**
 * Pages rendered by the build and served by the gateway: `pages.json` in `renderedPagesFolder`. They are only valid together with the
 * frontend builds they were built from.
 */
export const PrerenderedPages = z.object({
  /** The versions of the two frontends that they were made from. */
  builtFrom: z.object({ shell: frontendVersion, public: frontendVersion }),
  /** Stands in every file for the origin under which browsers know the site. */
  originPlaceholder: z.url(),
  pages: z.array(Page),
  /** The shell alone, for paths without a prerendered page. */
  shell: file,
  /** For a path that nothing answers. */
  notFound: file,
});
export type PrerenderedPages = z.output<typeof PrerenderedPages>;

/** Where the pages of all pairs of versions are in the static folder; no request can name a hidden folder. */
export const prerenderedPagesRoot = 'shell/dist/.pages';

/** Where those made from one pair of versions are. */
export const prerenderedPagesDir = (madeFrom: PrerenderedPages['builtFrom']): string =>
  `${prerenderedPagesRoot}/${madeFrom.shell}-${madeFrom.public}`;
