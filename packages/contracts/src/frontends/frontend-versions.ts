import { z } from 'zod';
import { instant } from '../text.ts';

/** Frontends that are built and deployed separately: the shell and its micro-frontends. */
export const frontendNames = ['shell', 'public', 'member', 'steward'] as const;
export const FrontendName = z.enum(frontendNames);
export type FrontendName = z.infer<typeof FrontendName>;

/** Version of a build: the first 16 hex digits of SHA-256 over its files. */
export const frontendVersion = z.string().regex(/^[0-9a-f]{16}$/);

/** A build of a frontend, as described by `frontendVersionFile` in its folder. */
export const FrontendVersion = z.object({
  version: frontendVersion,
  /** When this content was last built, or published from an image. The newest build is the latest. */
  builtAt: instant,
  /** The commit of the build, with `-dirty` if files had uncommitted changes; null if unknown. */
  commit: z.string().max(60).nullable(),
  /** Without compressed variants. */
  files: z.int(),
  bytes: z.int(),
});
export type FrontendVersion = z.infer<typeof FrontendVersion>;

/** In the folder of each version. A hidden file, so that no request can read it. */
export const frontendVersionFile = '.version.json';
