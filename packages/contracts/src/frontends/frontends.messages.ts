import { z } from 'zod';
import { defineMessage } from '../message.ts';
import { instant } from '../text.ts';
import { FrontendName, frontendVersion, FrontendVersion } from './frontend-versions.ts';

/** Key-value bucket of pinned versions, by frontend. security-auth writes it, every gateway watches it. */
export const frontendPinsBucket = 'frontend-pins';

/** A null version follows the latest. It is stored explicitly, because a missing key may mean a lost bucket. */
export const FrontendPin = z.object({ name: FrontendName, version: frontendVersion.nullable() });
export type FrontendPin = z.infer<typeof FrontendPin>;

/** Key-value bucket of the gateways' reports, by gateway; security-auth reads it. */
export const frontendReportsBucket = 'frontend-reports';

/** Maximum interval of a gateway's reports, and their validity, in milliseconds. */
export const frontendReportIntervalMs = 20_000;
export const frontendReportTtlMs = 60_000;

export const FrontendReport = z.object({
  /** Host and port. */
  gateway: z.string(),
  /** Version of the gateway. */
  version: z.string(),
  at: instant,
  /** Whether there are pages prerendered with the two live versions; otherwise browsers render them. */
  rendered: z.boolean(),
  /** Peers of the last hour that sent forwarded headers and are not trusted proxies: IP addresses of private networks, and `public` for all others. */
  untrustedForwarders: z.array(z.string()).default([]),
  frontends: z.array(
    z.object({
      name: FrontendName,
      /** Null without a build. */
      live: frontendVersion.nullable(),
      /** The pinned version. It differs from the live one if it is not available there. */
      pinned: frontendVersion.nullable(),
      /** Newest first. */
      versions: z.array(FrontendVersion),
      /** Incomplete versions and their errors. */
      faults: z.array(z.object({ version: frontendVersion, fault: z.string() })).default([]),
    }),
  ),
});
export type FrontendReport = z.infer<typeof FrontendReport>;

/** A steward pinned the served version. */
export const frontendPinned = defineMessage(
  'security-auth.frontend.pinned.v1',
  z.object({ name: FrontendName, version: frontendVersion, pinnedAt: instant }),
);

/** A steward removed the pin; the latest version is served. */
export const frontendUnpinned = defineMessage(
  'security-auth.frontend.unpinned.v1',
  z.object({ name: FrontendName, unpinnedAt: instant }),
);
