import { z } from 'zod';
import { frontendVersion } from './frontend-versions.ts';

/** A file next to `pages.json`. */
const file = z.string().regex(/^[a-z0-9-]+\.html$/);

const Page = z.object({
  path: z.string().startsWith('/'),
  file,
  /** Canonical path; that of the page for an alias. */
  canonical: z.string().startsWith('/'),
  /** Whether search engines may index it. */
  indexed: z.boolean(),
});

/**
 * Pages rendered by the build and served by the gateway: `pages.json` in `prerenderedPagesDir`. They are only valid together with the
 * frontend builds they were built from.
 */
export const PrerenderedPages = z.object({
  /** Versions of the two frontends that the pages were built with. */
  builtFrom: z.object({ shell: frontendVersion, public: frontendVersion }),
  /** Placeholder of the site's origin in every file. */
  originPlaceholder: z.url(),
  pages: z.array(Page),
  /** The shell alone, for paths without a prerendered page. */
  shell: file,
  /** The 404 page. */
  notFound: file,
});
export type PrerenderedPages = z.output<typeof PrerenderedPages>;

/** Folder of the prerendered pages in the static folder. A hidden folder, so that no request can read it. */
export const prerenderedPagesRoot = 'shell/dist/.pages';

/** Folder of the pages built from one pair of versions. */
export const prerenderedPagesDir = (builtFrom: PrerenderedPages['builtFrom']): string =>
  `${prerenderedPagesRoot}/${builtFrom.shell}-${builtFrom.public}`;
