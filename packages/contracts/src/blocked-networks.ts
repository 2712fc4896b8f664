import { z } from 'zod';

/** The key-value bucket of what the edge lets in no more, by block id. security-auth writes it, every gateway watches it. */
export const blockedNetworksBucket = 'blocked-networks';

/** One block: a network, and how long. */
export const BlockedNetwork = z.object({
  blockId: z.string(),
  /** CIDR, as `203.0.113.7/32` or `2001:db8:1:2::/64`. */
  network: z.union([z.cidrv4(), z.cidrv6()]),
  /** Null: until somebody lifts it. Past it the block is over, without another word. */
  until: z.iso.datetime().nullable(),
  /** Name of the rule, or of what a steward did, that blocked it. */
  rule: z.string(),
});
export type BlockedNetwork = z.infer<typeof BlockedNetwork>;
