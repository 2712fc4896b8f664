import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText } from '../text.ts';
import { FrontendName, frontendVersion, FrontendVersion } from './frontend-versions.ts';

/** What a steward said about a frontend, and why. */
const Word = { by: z.string(), reason: z.string(), at: instant };

export const FrontendStatus = z.object({
  name: FrontendName,
  /** How often a steward has decided about it: a decision names the one it follows. */
  revision: z.int(),
  /** Null: it follows the newest. */
  pin: z.object({ version: frontendVersion, ...Word }).nullable(),
  /** Every build that a gateway has, the newest first. */
  versions: z.array(FrontendVersion),
  /** What each gateway serves. */
  gateways: z.array(
    z.object({
      gateway: z.string(),
      /** Of the gateway itself. */
      version: z.string(),
      live: frontendVersion.nullable(),
      /** A pinned version that this gateway does not have. It serves its newest instead. */
      missing: frontendVersion.nullable(),
      /** The versions it has. */
      has: z.array(frontendVersion),
      at: instant,
    }),
  ),
});
export type FrontendStatus = z.infer<typeof FrontendStatus>;

/** 409 of a decision that follows another one than the last. */
export const FrontendConflict = Problem.extend({
  code: z.literal('frontend-changed'),
  current: FrontendStatus,
});
export type FrontendConflict = z.infer<typeof FrontendConflict>;

const params = z.object({ name: FrontendName });
const decision = { reason: requiredText(300), expectedRevision: z.int().min(0) };

export const FrontendDecision = z.object({
  revision: z.int(),
  /** Null: back to the newest. */
  version: frontendVersion.nullable(),
  ...Word,
});
export type FrontendDecision = z.infer<typeof FrontendDecision>;

export const frontendsSchemas = {
  listFrontends: {
    summary:
      'The micro-frontends: their versions, which is pinned by whom and why, and what each gateway serves',
    response: z.object({
      frontends: z.array(FrontendStatus),
      /** Gateways that draw the public pages in the browser: those of the live pair were never rendered. */
      unrendered: z.array(z.string()),
      /** Gateways that peers reach with forwarded headers without being trusted proxies. */
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
    summary: 'What stewards have decided about a micro-frontend, the newest first; at most the last 100',
    params,
    response: z.object({ decisions: z.array(FrontendDecision), total: z.int() }),
  },
} satisfies Record<string, RouteSchemas>;
