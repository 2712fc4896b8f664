import { z } from 'zod';
import { instant, IpOrCidr, page, requiredText, text } from '../text.ts';
import type { RouteSchemas } from '../route.ts';
import { ThreatRule } from '../threats/threat-enums.ts';

/** A blocked network for gateways. */
export const BlockedNetwork = z.object({
  blockId: z.string(),
  /** CIDR, such as `203.0.113.7/32` or `2001:db8:1:2::/64`. */
  network: z.union([z.cidrv4(), z.cidrv6()]),
  /** Null: the block ends when a steward unblocks the network. */
  expiresAt: z.iso.datetime().nullable(),
  /** Name of the rule, or of the steward's action. */
  rule: z.string(),
});
export type BlockedNetwork = z.infer<typeof BlockedNetwork>;

export const Block = z.object({
  id: z.uuid(),
  /** CIDR. */
  network: z.string(),
  /** Null for a block by a steward. */
  rule: ThreatRule.nullable(),
  threatId: z.uuid().nullable(),
  /** Name of the steward; null for a block by a rule. */
  by: z.string().nullable(),
  reason: z.string(),
  blockedAt: instant,
  /** Null: no expiry, until a steward unblocks it. */
  expiresAt: instant.nullable(),
  /** Ordinal of the block within 30 days. */
  times: z.int(),
  /** Requests rejected by gateways in the last day. */
  rejectedRequests: z.int(),
});
export type Block = z.infer<typeof Block>;

export const BlockedIps = z.object({
  /** IP addresses; the network if a block contains more than one IP address. */
  blockedIPs: z.array(z.string()),
  blocks: z.array(Block),
  /** Number of blocked networks, also those beyond this page. */
  total: z.int(),
});
export type BlockedIps = z.infer<typeof BlockedIps>;

const asked = z.object({
  network: IpOrCidr,
  reason: requiredText(300),
  /** Null: no expiry, until a steward unblocks it. */
  minutes: z.int().min(1).max(525_600).nullable(),
});

export const AllowedNetwork = z.object({
  id: z.string(),
  network: z.string(),
  note: z.string(),
  /** `configuration`: from environment variables, which cannot be changed here. */
  origin: z.enum(['configuration', 'steward']),
  by: z.string().nullable(),
  addedAt: instant.nullable(),
});
export type AllowedNetwork = z.infer<typeof AllowedNetwork>;

const allowed = z.object({ entries: z.array(AllowedNetwork) });

export const blocksSchemas = {
  listBlocks: {
    summary: 'View blocked networks, newest first',
    query: z.object(page(1000)),
    response: BlockedIps,
  },
  unblockNetwork: {
    summary: 'Unblock network',
    body: z.object({ ip: IpOrCidr }),
    response: z.object({ success: z.boolean(), unblocked: z.array(Block) }),
  },
  blockNetwork: {
    summary: 'Block network',
    body: asked,
    response: z.object({ block: Block }),
  },
  previewBlock: {
    summary: 'Preview block',
    body: z.object({ network: IpOrCidr }),
    response: z.object({
      network: z.string(),
      /** Number of IP addresses in the network; null above the largest safe integer. */
      ipAddresses: z.number().nullable(),
      /** Why the block would be rejected; null if it would not. */
      rejection: z.object({ code: z.string(), detail: z.string() }).nullable(),
      /** Stewards who used the network in the last 30 days. */
      stewards: z.array(z.string()),
      /**
       * Visitors with page views in the last hour. Without consent, only a wider network of theirs is known, so they are `possible`.
       * `complete` is false if not all views were read.
       */
      visitors: z.object({ inside: z.int(), possible: z.int(), complete: z.boolean() }),
      /** Blocked networks inside the network. */
      blocked: z.array(z.string()),
    }),
  },
  readAllowList: {
    summary: 'View allow list',
    response: allowed,
  },
  allowNetwork: {
    summary: 'Add network to allow list',
    body: z.object({ network: IpOrCidr, note: text(200).default('') }),
    response: allowed,
  },
  removeAllowedNetwork: {
    summary: 'Remove network from allow list',
    params: z.object({ entryId: requiredText(60) }),
    response: allowed,
  },
} satisfies Record<string, RouteSchemas>;
