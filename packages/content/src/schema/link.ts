import { z } from 'zod';
import { RoutePath } from './route-path.ts';

/** A link inside the site. */
export const Link = z.strictObject({
  label: z.string().min(1),
  path: RoutePath,
  /** Anchor within the page, without `#`. */
  anchor: z.string().optional(),
  /** Note after the label, such as "always enabled". */
  mark: z.string().optional(),
});
export type Link = z.infer<typeof Link>;

/** Target of a button: a section of the same page (zero-based), a page of the site, a full page load, or an external URL. */
export const Target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('section'), index: z.int().min(0) }),
  z.strictObject({ kind: z.literal('route'), path: RoutePath }),
  z.strictObject({ kind: z.literal('full-page'), path: RoutePath }),
  z.strictObject({ kind: z.literal('external'), url: z.httpUrl() }),
]);
export type Target = z.infer<typeof Target>;

export const Action = z.strictObject({ label: z.string().min(1), to: Target });
export type Action = z.infer<typeof Action>;
