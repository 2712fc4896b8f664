import { z } from 'zod';
import { NetworkText } from './network-text.ts';
import { defineRoute } from './route.ts';
import { instant, requiredText, text } from './text.ts';
import { ThreatRule } from './threat-rules.ts';

const service = 'security-auth';

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
  /** Null: until somebody unblocks it. */
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

export const blockedIps = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/blocked-ips',
  summary: 'Networks that the edge lets in no more; read every 30 s',
  access: 'steward',
  response: BlockedIps,
});

export const unblockIp = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/unblock-ip',
  summary: 'Lets a network in again, and every wider one that an address is blocked with; harmless to repeat',
  access: 'steward',
  stepUp: true,
  body: z.object({ ip: NetworkText }),
  response: z.object({ success: z.boolean(), unblocked: z.array(Block) }),
});

const asked = z.object({
  network: NetworkText,
  reason: requiredText(300),
  /** Null: until somebody unblocks it. */
  minutes: z.int().min(1).max(525_600).nullable(),
});

export const blockNetwork = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/blocks',
  summary: 'Blocks a network by hand; refused where it would hit the allow list or the steward who asks',
  access: 'steward',
  stepUp: true,
  status: 201,
  body: asked,
  response: z.object({ block: Block }),
});

export const previewBlock = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/blocks/preview',
  summary: 'Who a block would hit; changes nothing',
  access: 'steward',
  body: z.object({ network: NetworkText }),
  response: z.object({
    network: z.string(),
    /** Addresses in it; null where there are more than can be told exactly. */
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
});

export const AllowedNetwork = z.object({
  id: z.string(),
  network: z.string(),
  note: z.string(),
  /** `default`: from the start; `proxy`: a trusted proxy of this platform, which cannot be taken out here. */
  origin: z.enum(['default', 'proxy', 'steward']),
  by: z.string().nullable(),
  addedAt: instant.nullable(),
});
export type AllowedNetwork = z.infer<typeof AllowedNetwork>;

const allowed = z.object({ entries: z.array(AllowedNetwork) });

export const allowList = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/allow-list',
  summary: 'Networks that are never blocked',
  access: 'steward',
  response: allowed,
});

export const allowNetwork = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/allow-list',
  summary: 'Never blocks a network from now on, and unblocks what of it is blocked',
  access: 'steward',
  stepUp: true,
  body: z.object({ network: NetworkText, note: text(200).default('') }),
  response: allowed,
});

export const disallowNetwork = defineRoute({
  service,
  method: 'DELETE',
  path: '/api/security/allow-list/:entryId',
  summary: 'Takes a network off the allow list; what it does from now on counts',
  access: 'steward',
  stepUp: true,
  params: z.object({ entryId: requiredText(60) }),
  response: allowed,
});

export const blocksRoutes = {
  blockedIps,
  unblockIp,
  blockNetwork,
  previewBlock,
  allowList,
  allowNetwork,
  disallowNetwork,
};
