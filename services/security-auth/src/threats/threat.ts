import type { Severity, ThreatResponse, ThreatRule } from '@aera/contracts';
import { type Decider, unreachable } from '@aera/event-store/decider';
import { isMoreSevere, maxSeverity } from './severity.ts';
import { selectHigherScore, type ThreatScore } from './threat-score.ts';

interface ThreatMeasurement {
  readonly severity: Severity;
  readonly amount: number;
  readonly points: number;
  readonly lastAt: string;
}

interface ThreatRef {
  readonly threatId: string;
  readonly rule: ThreatRule;
  readonly networkKey: string;
  /** Encrypted with the key of the network; null once it is erased. */
  readonly network: string | null;
}

export type ThreatEvent =
  | {
      type: 'ThreatDetected';
      data: ThreatRef & ThreatMeasurement & { firstAt: string; trusted: boolean; detectedAt: string };
    }
  | {
      type: 'ThreatEscalated';
      data: ThreatRef &
        ThreatMeasurement & { worse: boolean; trusted: boolean; detectedAt: string; grewAt: string };
    }
  | {
      type: 'ThreatResponseRecorded';
      data: { threatId: string; response: ThreatResponse; blockId: string | null; respondedAt: string };
    };

export type ThreatCommand =
  | {
      type: 'ObserveThreat';
      data: {
        /** Id for a new threat, if one starts. */
        threatId: string;
        rule: ThreatRule;
        networkKey: string;
        network: string;
        trusted: boolean;
        severity: Severity;
        amount: number;
        score: ThreatScore;
        firstAt: number;
        lastAt: number;
      };
      now: string;
    }
  | {
      type: 'RespondToThreat';
      data: { threatId: string; response: ThreatResponse; blockId: string | null };
      now: string;
    };

/** The current or the most recent threat. */
export interface ThreatEpisode extends ThreatRef {
  readonly severity: Severity;
  readonly amount: number;
  readonly score: ThreatScore;
  /** Unix time in milliseconds. */
  readonly firstAt: number;
  readonly lastAt: number;
  readonly trusted: boolean;
  readonly detectedAt: string;
  readonly response: ThreatResponse;
  readonly blockId: string | null;
}

/** A threat ends after this time without findings. Later findings start another one. */
export const idleTimeoutMs = 60 * 60_000;
/** Growth by this factor and a higher severity are recorded immediately. */
const grownBy = 1.5;
/**
 * Milliseconds after which a continuing threat is recorded again: 1 % of its duration, so that its stream, which every report reads, stays
 * short. At most 15 minutes: lists compare the recorded time with `idleTimeoutMs`, and a score halves in that time.
 */
const toRecordIntervalMs = ({ firstAt, lastAt }: ThreatEpisode): number =>
  Math.min(Math.max((lastAt - firstAt) / 100, 60_000), 15 * 60_000);

/** Whether the threat ended before `at`. Later findings within the interval are not recorded. */
const hasEnded = (episode: ThreatEpisode, at: number): boolean =>
  at - episode.lastAt > toRecordIntervalMs(episode) + idleTimeoutMs;

/** Whether a finding is older than the threat and does not belong to it. Late reports of gateways lead to such findings. */
export const isEarlierFinding = (lastAt: number, { firstAt }: Pick<ThreatEpisode, 'firstAt'>): boolean =>
  firstAt - lastAt > idleTimeoutMs;

const toIsoInstant = (at: number): string => new Date(at).toISOString();

function decide({ type, data, now }: ThreatCommand, episode: ThreatEpisode | null): ThreatEvent[] {
  switch (type) {
    case 'ObserveThreat': {
      const { score, firstAt, lastAt, severity, amount, ...of } = data;
      if (!episode || episode.network === null || hasEnded(episode, firstAt)) {
        const seen = { severity, amount, points: score.points, lastAt: toIsoInstant(lastAt) };
        return [
          {
            type: 'ThreatDetected',
            data: { ...of, ...seen, firstAt: toIsoInstant(firstAt), detectedAt: now },
          },
        ];
      }
      if (isEarlierFinding(lastAt, episode)) return [];
      const worse = isMoreSevere(severity, episode.severity);
      const grown =
        amount >= episode.amount * grownBy || lastAt - episode.lastAt >= toRecordIntervalMs(episode);
      if (!worse && !grown) return [];
      const { threatId, rule, networkKey, network, detectedAt } = episode;
      return [
        {
          type: 'ThreatEscalated',
          data: {
            threatId,
            rule,
            networkKey,
            network,
            // The network may have entered or left the allow list meanwhile.
            trusted: data.trusted,
            detectedAt,
            worse,
            grewAt: now,
            severity: maxSeverity(severity, episode.severity),
            amount: Math.max(amount, episode.amount),
            points: selectHigherScore(score, episode.score).points,
            lastAt: toIsoInstant(Math.max(lastAt, episode.lastAt)),
          },
        },
      ];
    }
    case 'RespondToThreat':
      if (episode?.threatId !== data.threatId) return [];
      // A block that follows an expired one has another id.
      if (episode.response === data.response && (data.blockId ?? episode.blockId) === episode.blockId)
        return [];
      if (episode.response === 'blocked' && data.response !== 'blocked') return [];
      return [{ type: 'ThreatResponseRecorded', data: { ...data, respondedAt: now } }];
    default:
      return unreachable(type);
  }
}

function evolve(episode: ThreatEpisode | null, { type, data }: ThreatEvent): ThreatEpisode | null {
  switch (type) {
    case 'ThreatDetected': {
      const { points, firstAt, lastAt, ...seen } = data;
      const at = Date.parse(lastAt);
      const score = { points, at };
      return { ...seen, score, firstAt: Date.parse(firstAt), lastAt: at, response: 'none', blockId: null };
    }
    case 'ThreatEscalated': {
      if (!episode) return null;
      const { severity, amount, points, lastAt, trusted } = data;
      const at = Date.parse(lastAt);
      return { ...episode, severity, amount, score: { points, at }, lastAt: at, trusted };
    }
    case 'ThreatResponseRecorded':
      return episode && { ...episode, response: data.response, blockId: data.blockId };
    default:
      return unreachable(type);
  }
}

/** Threats that one rule finds in one network or account. One stream per pair. */
export const threat: Decider<ThreatCommand, ThreatEvent, ThreatEpisode | null> = {
  initial: () => null,
  evolve,
  decide,
};
