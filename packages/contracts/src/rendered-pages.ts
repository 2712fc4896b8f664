import { z } from 'zod';

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
 * What the build rendered and the gateway serves: `pages.json` in `renderedPagesFolder`. The pages stand for the frontends they were
 * made from and are worth nothing with others.
 */
export const RenderedPages = z.object({
  /** SHA-256 in base64url of each file they were made from, by its path in the static folder. */
  madeFrom: z.record(z.string(), z.string()),
  /** Stands in every file for the origin under which browsers know the site. */
  originPlaceholder: z.url(),
  pages: z.array(Page),
  /** The shell alone, for a path whose page nobody rendered. */
  shell: file,
  /** For a path that nothing answers. */
  notFound: file,
});
export type RenderedPages = z.output<typeof RenderedPages>;

/** Where they are in the static folder; no request can name a hidden folder. */
export const renderedPagesFolder = 'shell/dist/.pages';
