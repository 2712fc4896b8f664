import { z } from 'zod';
import { instant, IpOrCidr, requiredText, text } from '../text.ts';
import type { RouteSchemas } from '../route.ts';
import { ThreatRule } from '../threats/threat-rules.ts';

/** One block: a network, and how long. */
export const BlockedNetwork = z.object({
  blockId: z.string(),
  /** CIDR, as `203.0.113.7/32` or `2001:db8:1:2::/64`. */
  network: z.union([z.cidrv4(), z.cidrv6()]),
  /** Null: no expiry, until a steward unblocks it. The block ends automatically at this time. */
  until: z.iso.datetime().nullable(),
  /** Name of the rule, or of what a steward did, that blocked it. */
  rule: z.string(),
});
export type BlockedNetwork = z.infer<typeof BlockedNetwork>;

export const Block = z.object({
  id: z.uuid(),
  /** CIDR. */
  network: z.string(),
  /** Null: a steward blocked it by hand. */
  rule: ThreatRule.nullable(),
  threatId: z.uuid().nullable(),
  /** Who: the name of a steward; null for a rule. */
  by: z.string().nullable(),
  reason: z.string(),
  blockedAt: instant,
  /** Null: no expiry, until a steward unblocks it. */
  until: instant.nullable(),
  /** Which time in a month it is. */
  times: z.int(),
  /** Requests that the edge has refused since, of the last day. */
  refused: z.int(),
});
export type Block = z.infer<typeof Block>;

export const BlockedIps = z.object({
  /** An address where the block is of one, else its network. */
  blockedIPs: z.array(z.string()),
  blocks: z.array(Block),
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
  /** `configuration`: named by the environment, which cannot be changed here. */
  origin: z.enum(['configuration', 'steward']),
  by: z.string().nullable(),
  addedAt: instant.nullable(),
});
export type AllowedNetwork = z.infer<typeof AllowedNetwork>;

const allowed = z.object({ entries: z.array(AllowedNetwork) });

export const blocksSchemas = {
  listBlocks: {
    summary: 'View blocked networks',
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
      /** Number of addresses in the network; null above the largest safe integer. */
      addresses: z.number().nullable(),
      /** Why it would be refused; null where it would not. */
      refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
      /** Stewards who were here from it in the last 30 days. */
      stewards: z.array(z.string()),
      /** Addresses of it that pages were seen from in the last hour; `complete` is false where not all could be looked at. */
      visitors: z.object({ addresses: z.int(), complete: z.boolean() }),
      /** Networks in it that are blocked already. */
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
