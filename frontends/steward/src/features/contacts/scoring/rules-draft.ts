import type { ScoreRuleName, ScoreRules } from '@aera/contracts';
import { ruleNames, scoringCopy } from './scoring-copy.ts';

export interface RuleDraft {
  readonly on: boolean;
  readonly points: string;
  readonly cap: string;
  /** Empty for points that do not decay. */
  readonly halfLifeDays: string;
}

type RulesDraft = Readonly<Record<ScoreRuleName, RuleDraft>>;
export type Field = 'points' | 'cap' | 'halfLifeDays';
/** Error texts by rule and field. */
export type RulesErrors = Partial<Record<`${ScoreRuleName} ${Field}`, string>>;

const copy = scoringCopy.page.invalid;
const maxHalfLifeDays = 730;

const mapRules = <T>(toValue: (name: ScoreRuleName) => T) =>
  Object.fromEntries(ruleNames.map((name) => [name, toValue(name)])) as Record<ScoreRuleName, T>;

const emptyRule: RuleDraft = { on: false, points: '', cap: '', halfLifeDays: '' };

/** A draft as stored. The version that it is based on detects conflicts with a concurrent change. */
export const emptyDraft = { ...mapRules(() => emptyRule), reason: '', baseVersion: 0 };

/** Converts rules to field values. */
export const toDraft = (rules: ScoreRules): RulesDraft =>
  mapRules((name) => {
    const { on, points, cap, halfLifeDays } = rules[name];
    return {
      on,
      points: `${points}`,
      cap: `${cap}`,
      halfLifeDays: halfLifeDays === null ? '' : `${halfLifeDays}`,
    };
  });

/** Parses field values. Returns the rules, or the errors of invalid fields. */
export function parseDraft(draft: RulesDraft): { rules: ScoreRules } | { errors: RulesErrors } {
  const errors: RulesErrors = {};
  const rules = mapRules((name) => {
    const { on, points, cap, halfLifeDays } = draft[name];
    const read = (field: Field, text: string, [min, max]: readonly [number, number], wrong: string) => {
      const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
      if (!(value >= min && value <= max)) errors[`${name} ${field}`] = wrong;
      return value;
    };
    return {
      on,
      points: read('points', points, [0, 100], copy.number),
      cap: read('cap', cap, [0, 100], copy.number),
      halfLifeDays:
        halfLifeDays.trim() === ''
          ? null
          : read('halfLifeDays', halfLifeDays, [1, maxHalfLifeDays], copy.days),
    };
  });
  return Object.keys(errors).length > 0 ? { errors } : { rules };
}

/** Whether two drafts are equal, apart from surrounding spaces. */
export const isSameDraft = (a: RulesDraft, b: RulesDraft): boolean =>
  ruleNames.every((name) =>
    (['on', 'points', 'cap', 'halfLifeDays'] as const).every(
      (field) => `${a[name][field]}`.trim() === `${b[name][field]}`.trim(),
    ),
  );
