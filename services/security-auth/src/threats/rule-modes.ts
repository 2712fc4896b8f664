import type { RuleMode, ThreatRule } from '@aera/contracts';
import type { Decider } from '@aera/event-store/decider';

type RuleModeEvent = {
  type: 'RuleModeSet';
  data: { rule: ThreatRule; mode: RuleMode; by: string; setAt: string };
};

export type RuleModeCommand = {
  type: 'SetRuleMode';
  data: { rule: ThreatRule; mode: RuleMode; by: string };
  now: string;
};

interface SetMode {
  readonly mode: RuleMode;
  readonly by: string;
  readonly setAt: string;
}

/** Modes that stewards have set. Every other rule is on. */
type RuleModes = ReadonlyMap<ThreatRule, SetMode>;

export const readMode = (modes: RuleModes, rule: ThreatRule): RuleMode => modes.get(rule)?.mode ?? 'on';

/** Modes of the rules: on, report-only or off. */
export const ruleModes: Decider<RuleModeCommand, RuleModeEvent, RuleModes> = {
  initial: () => new Map(),
  evolve: (modes, { data: { rule, ...set } }) => new Map(modes).set(rule, set),
  decide: ({ data, now }, modes) =>
    readMode(modes, data.rule) === data.mode ? [] : [{ type: 'RuleModeSet', data: { ...data, setAt: now } }],
};
