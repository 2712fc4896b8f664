import type { ThreatRule } from '@aera/contracts';
import { type Decider, unreachable } from '@aera/event-store/decider';

/** `network` and `reason` are encrypted with the key of the network; null once it is erased. */
interface NetworkFields {
  readonly blockId: string;
  readonly networkKey: string;
  readonly network: string | null;
}

export type BlockEvent =
  | {
      type: 'NetworkBlocked';
      data: NetworkFields & {
        /** Null for a manual block. */
        rule: ThreatRule | null;
        threatId: string | null;
        /** Id of the steward; null for a block by a rule. */
        by: string | null;
        reason: string | null;
        expiresAt: string | null;
        /** Ordinal of the automatic block within 30 days; 1 for a manual block. */
        times: number;
        blockedAt: string;
      };
    }
  /** Another threat moved the expiry of an active block, or a steward blocked the network during it, which may keep its expiry. */
  | {
      type: 'BlockExtended';
      data: NetworkFields & {
        /** Of the steward; null for a rule. */
        reason: string | null;
        threatId: string | null;
        by: string | null;
        expiresAt: string | null;
        extendedAt: string;
      };
    }
  /** Another threat was found during an active block that lasts longer. An unblock dismisses it, too. */
  | {
      type: 'ThreatAddedToBlock';
      data: Pick<NetworkFields, 'blockId' | 'networkKey'> & { threatId: string; addedAt: string };
    }
  | { type: 'NetworkUnblocked'; data: NetworkFields & { by: string; unblockedAt: string } }
  | { type: 'BlockExpired'; data: NetworkFields & { expiredAt: string } };

export type BlockCommand =
  | {
      type: 'BlockNetwork';
      data: {
        blockId: string;
        networkKey: string;
        network: string;
        reason: string;
        /** A rule derives the duration from earlier blocks. A manual block expires at `expiresAt`. */
        how:
          | {
              kind: 'rule';
              rule: ThreatRule;
              threatId: string;
              /** Members use the network, so its blocks have the shortest duration. */
              shared: boolean;
            }
          | { kind: 'manual'; by: string; expiresAt: string | null };
      };
      now: string;
    }
  | { type: 'UnblockNetwork'; data: { by: string }; now: string }
  | { type: 'ExpireBlock'; data: { blockId: string }; now: string };

interface BlockState {
  readonly current: (NetworkFields & { readonly expiresAt: string | null }) | null;
  /** Times of the blocks by rules, oldest first. */
  readonly byRules: readonly string[];
  /** Threats that caused the current block or were found during it. */
  readonly threatIds: readonly string[];
  /** Threats whose block a steward ended. They block no more. */
  readonly dismissedThreatIds: readonly string[];
}

const hour = 60 * 60_000;
const day = 24 * hour;
/** Durations of the first, second, … automatic block within 30 days, in milliseconds. The last one applies to all further blocks. */
export const blockDurations: readonly number[] = [hour, 6 * hour, day, 7 * day];
const month = 30 * day;
const maxHistory = 50;

const toIso = (time: number): string => new Date(time).toISOString();

/** Null means no expiry and compares later than every instant. */
const isLater = (one: string | null, other: string | null): boolean =>
  other !== null && (one === null || Date.parse(one) > Date.parse(other));

/** Whether the block is past its expiry, which may not be recorded yet. */
export const hasExpired = (current: BlockState['current'], now: string): boolean =>
  current !== null && current.expiresAt !== null && Date.parse(current.expiresAt) <= Date.parse(now);

function decide(
  { type, data, now }: BlockCommand,
  { current, byRules, threatIds, dismissedThreatIds }: BlockState,
): BlockEvent[] {
  switch (type) {
    case 'BlockNetwork': {
      const { how, ...fields } = data;
      const isExpired = hasExpired(current, now);
      if (how.kind === 'rule') {
        if (dismissedThreatIds.includes(how.threatId)) return [];
        if (current && !isExpired && threatIds.includes(how.threatId)) return [];
      }
      // A threat during an active block is no repetition: it extends the block and does not increase the duration.
      const increment = current !== null && !isExpired ? 0 : 1;
      const recentBlocks = byRules.filter((at) => Date.parse(at) > Date.parse(now) - month).length;
      const times = how.kind === 'manual' || how.shared ? 1 : Math.max(1, recentBlocks + increment);
      const expiresAt =
        how.kind === 'manual'
          ? how.expiresAt
          : toIso(Date.parse(now) + (blockDurations[Math.min(times, blockDurations.length) - 1] ?? 0));
      const threatId = how.kind === 'rule' ? how.threatId : null;
      const by = how.kind === 'manual' ? how.by : null;
      const blocked: BlockEvent = {
        type: 'NetworkBlocked',
        data: {
          ...fields,
          rule: how.kind === 'rule' ? how.rule : null,
          threatId,
          by,
          expiresAt,
          times,
          blockedAt: now,
        },
      };
      if (!current) return [blocked];
      const { expiresAt: currentExpiresAt, ...currentFields } = current;
      if (isExpired) return [{ type: 'BlockExpired', data: { ...currentFields, expiredAt: now } }, blocked];
      const isLonger = isLater(expiresAt, currentExpiresAt);
      if (!isLonger && threatId !== null) {
        const { blockId, networkKey } = current;
        return [{ type: 'ThreatAddedToBlock', data: { blockId, networkKey, threatId, addedAt: now } }];
      }
      const extension = {
        threatId,
        by,
        reason: how.kind === 'manual' ? fields.reason : null,
        expiresAt: isLonger ? expiresAt : currentExpiresAt,
      };
      return [{ type: 'BlockExtended', data: { ...currentFields, ...extension, extendedAt: now } }];
    }
    case 'UnblockNetwork': {
      if (!current) return [];
      const { expiresAt: _expiresAt, ...fields } = current;
      return [{ type: 'NetworkUnblocked', data: { ...fields, by: data.by, unblockedAt: now } }];
    }
    case 'ExpireBlock': {
      if (current?.blockId !== data.blockId || current.expiresAt === null) return [];
      const { expiresAt, ...fields } = current;
      return Date.parse(expiresAt) <= Date.parse(now)
        ? [{ type: 'BlockExpired', data: { ...fields, expiredAt: now } }]
        : [];
    }
    default:
      return unreachable(type);
  }
}

function evolve(state: BlockState, { type, data }: BlockEvent): BlockState {
  const addThreat = (threatId: string | null) =>
    threatId === null ? state.threatIds : [...state.threatIds, threatId].slice(-maxHistory);
  switch (type) {
    case 'NetworkBlocked': {
      const { blockId, networkKey, network, expiresAt } = data;
      return {
        ...state,
        // A network whose key was erased meanwhile is not blocked at the gateways, so the next threat blocks it again.
        current: network === null ? null : { blockId, networkKey, network, expiresAt },
        byRules: data.rule === null ? state.byRules : [...state.byRules, data.blockedAt].slice(-maxHistory),
        threatIds: addThreat(data.threatId),
      };
    }
    case 'BlockExtended':
      return {
        ...state,
        current: state.current && { ...state.current, expiresAt: data.expiresAt },
        threatIds: addThreat(data.threatId),
      };
    case 'ThreatAddedToBlock':
      return { ...state, threatIds: addThreat(data.threatId) };
    case 'NetworkUnblocked': {
      const dismissedThreatIds = [...state.dismissedThreatIds, ...state.threatIds].slice(-maxHistory);
      return { ...state, current: null, threatIds: [], dismissedThreatIds };
    }
    case 'BlockExpired':
      return { ...state, current: null, threatIds: [] };
    default:
      return unreachable(type);
  }
}

/** Blocks of one network. One stream per network serializes the decisions of rules and stewards. */
export const block: Decider<BlockCommand, BlockEvent, BlockState> = {
  initial: () => ({ current: null, byRules: [], threatIds: [], dismissedThreatIds: [] }),
  evolve,
  decide,
};
