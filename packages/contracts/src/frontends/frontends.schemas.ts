import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText } from '../text.ts';
import { FrontendName, frontendVersion, FrontendVersion } from './frontend-versions.ts';

/** A steward's decision about a frontend, with its reason. */
const pastDecision = { by: z.string(), reason: z.string(), at: instant };

export const FrontendStatus = z.object({
  name: FrontendName,
  /** Number of decisions; a new decision names the last one it knows. */
  revision: z.int(),
  /** Null follows the latest version. */
  pin: z.object({ version: frontendVersion, ...pastDecision }).nullable(),
  /** All builds on all gateways, newest first. */
  versions: z.array(FrontendVersion),
  /** State of each gateway. */
  gateways: z.array(
    z.object({
      gateway: z.string(),
      /** Version of the gateway. */
      version: z.string(),
      live: frontendVersion.nullable(),
      /** A pinned version that this gateway does not have. It serves its latest instead. */
      missing: frontendVersion.nullable(),
      /** Versions on this gateway. */
      has: z.array(frontendVersion),
      at: instant,
    }),
  ),
});
export type FrontendStatus = z.infer<typeof FrontendStatus>;

/** 409 response: another decision was made in between. */
export const FrontendConflict = Problem.extend({
  code: z.literal('frontend-changed'),
  current: FrontendStatus,
});
export type FrontendConflict = z.infer<typeof FrontendConflict>;

const params = z.object({ name: FrontendName });
const decision = { reason: requiredText(300), expectedRevision: z.int().min(0) };

export const FrontendDecision = z.object({
  revision: z.int(),
  /** Null removes the pin. */
  version: frontendVersion.nullable(),
  ...pastDecision,
});
export type FrontendDecision = z.infer<typeof FrontendDecision>;

export const frontendsSchemas = {
  listFrontends: {
    summary:
      'List the micro-frontends with their versions, the pinned version and its reason, and what each gateway serves',
    response: z.object({
      frontends: z.array(FrontendStatus),
      /** Gateways without prerendered pages of the live versions; browsers render them. */
      unrendered: z.array(z.string()),
      /** Gateways with peers that send forwarded headers but are not trusted proxies. */
      untrustedForwarders: z.array(z.object({ gateway: z.string(), peers: z.array(z.string()).min(1) })),
    }),
  },
  pinFrontend: {
    summary: 'Pin frontend version',
    params,
    body: z.object({ version: frontendVersion, ...decision }),
    response: FrontendStatus,
  },
  unpinFrontend: {
    summary: 'Unpin frontend version',
    params,
    body: z.object(decision),
    response: FrontendStatus,
  },
  listFrontendDecisions: {
    summary: 'View frontend version history',
    params,
    response: z.object({ decisions: z.array(FrontendDecision), total: z.int() }),
  },
} satisfies Record<string, RouteSchemas>;
