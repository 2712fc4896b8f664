import { z } from 'zod';
import { instant } from '../text.ts';

/** What is built and deployed by itself: the shell, and the micro-frontends it loads. */
export const frontendNames = ['shell', 'public', 'member', 'steward'] as const;
export const FrontendName = z.enum(frontendNames);
export type FrontendName = z.infer<typeof FrontendName>;

/** Which build: the first sixteen hex digits of a SHA-256 over all that came out of it. */
export const frontendVersion = z.string().regex(/^[0-9a-f]{16}$/);

/** One build of a frontend, as `frontendVersionFile` in its folder tells of it. */
export const FrontendVersion = z.object({
  version: frontendVersion,
  /** When these contents were last built. */
  builtAt: instant,
  /** The commit of the build, with `-dirty` if files had uncommitted changes; null if unknown. */
  commit: z.string().max(60).nullable(),
  /** Without the compressed twins. */
  files: z.int(),
  bytes: z.int(),
});
export type FrontendVersion = z.infer<typeof FrontendVersion>;

/** In the folder of each version; no request can name a hidden file. */
export const frontendVersionFile = '.version.json';
