import { z } from 'zod';
import { defineMessage } from '../message.ts';
import { instant } from '../text.ts';
import { FrontendName, frontendVersion, FrontendVersion } from './frontend-versions.ts';

/** The key-value bucket of pinned versions, by the name of the frontend. security-auth writes it, every gateway watches it. */
export const frontendPinsBucket = 'frontend-pins';

/** Null follows the newest, and says so: that nothing is written may also be a bucket that was lost. */
export const FrontendPin = z.object({ name: FrontendName, version: frontendVersion.nullable() });
export type FrontendPin = z.infer<typeof FrontendPin>;

/** The key-value bucket in which each gateway says what it serves, by its own id; security-auth reads it. */
export const frontendReportsBucket = 'frontend-reports';

/** How often a gateway says it again at least, and how long its word counts. */
export const frontendReportIntervalMs = 20_000;
export const frontendReportTtlMs = 60_000;

export const FrontendReport = z.object({
  /** Host and port. */
  gateway: z.string(),
  /** Of the gateway itself. */
  version: z.string(),
  at: instant,
  /** Whether the build rendered the public pages for the two versions that are live; else browsers draw them. */
  rendered: z.boolean(),
  /** Peers of the last hour that sent forwarded headers and are not trusted proxies: IP addresses of private networks, and `public` for all others. */
  untrustedForwarders: z.array(z.string()).default([]),
  frontends: z.array(
    z.object({
      name: FrontendName,
      /** Null where no build stands. */
      live: frontendVersion.nullable(),
      /** The pinned version. It differs from the live one if it is not available there. */
      pinned: frontendVersion.nullable(),
      /** The newest first. */
      versions: z.array(FrontendVersion),
      /** Those of them that are not whole, and what is wrong with each. */
      faults: z.array(z.object({ version: frontendVersion, fault: z.string() })).default([]),
    }),
  ),
});
export type FrontendReport = z.infer<typeof FrontendReport>;

/** A steward said which version is served, whatever newer ones there are. */
export const frontendPinned = defineMessage(
  'security-auth.frontend.pinned.v1',
  z.object({ name: FrontendName, version: frontendVersion, pinnedAt: instant }),
);

/** The newest is served again. */
export const frontendUnpinned = defineMessage(
  'security-auth.frontend.unpinned.v1',
  z.object({ name: FrontendName, unpinnedAt: instant }),
);
