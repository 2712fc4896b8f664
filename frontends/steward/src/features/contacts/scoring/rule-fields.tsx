import type { ScoreRuleName } from '@aera/contracts';
import { Button, Checkbox, MutedText, Row, TextField, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { Field, RuleDraft, RulesErrors } from './rules-draft.ts';
import { scoringCopy } from './scoring-copy.ts';
import { unsavedHint } from '../../../shared/copy/unsaved-hint.ts';

const copy = scoringCopy.page;

const Rule = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[4]} 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: start;
  }
  &[data-off='true'] [data-fields] {
    opacity: 0.6;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[3]};
  align-items: end;
`;

const fields = [
  ['points', copy.points],
  ['cap', copy.maximum],
  ['halfLifeDays', copy.halfLife],
] as const;

interface RuleRowProps {
  readonly name: ScoreRuleName;
  readonly draft: RuleDraft;
  readonly errors: RulesErrors;
  readonly readOnly: boolean;
  readonly onChange: (change: Partial<RuleDraft>) => void;
}

/** One rule: switch, points, maximum and half-life. */
export const RuleRow = ({ name, draft, errors, readOnly, onChange }: RuleRowProps) => {
  const rule = scoringCopy.rules[name];
  return (
    <Rule aria-label={rule.name} data-off={!draft.on}>
      <div>
        <Checkbox
          label={<strong>{rule.name}</strong>}
          aria-label={copy.enableRule(rule.name)}
          checked={draft.on}
          disabled={readOnly}
          onChange={({ target }) => onChange({ on: target.checked })}
        />
        <MutedText size="xs">{copy.pointsFor(rule.unit)}</MutedText>
      </div>
      <Fields data-fields>
        {fields.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            aria-label={copy.field(rule.name, label)}
            error={errors[`${name} ${field satisfies Field}`]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            placeholder={field === 'halfLifeDays' ? copy.noDecay : undefined}
            readOnly={readOnly}
            value={draft[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
      </Fields>
    </Rule>
  );
};

interface SaveRulesProps {
  /** The earlier version that would be restored; null for edited rules. */
  readonly viewing: number | null;
  readonly reason: string;
  readonly reasonMissing: boolean;
  readonly pending: boolean;
  readonly onReason: (text: string) => void;
  readonly onDiscard: () => void;
}

/** Reason and buttons of the form. */
export const SaveRules = ({
  viewing,
  reason,
  reasonMissing,
  pending,
  onReason,
  onDiscard,
}: SaveRulesProps) => (
  <>
    {viewing === null && (
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        error={reasonMissing ? copy.reasonMissing : null}
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
    )}
    <Row gap={2}>
      <Button type="submit" pending={pending} pendingLabel={copy.saving}>
        {viewing === null ? copy.save : scoringCopy.history.restore(viewing)}
      </Button>
      <Button variant="ghost" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </Row>
    <MutedText size="xs">{unsavedHint}</MutedText>
  </>
);
