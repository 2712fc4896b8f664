import type { ResponseOf, ScoreRuleName, ScoreRulesVersion, readScoreRules } from '@aera/contracts';
import { Card, Heading, MutedText, Notice, Stack, Text, from, theme } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { RuleRow, SaveRules } from './rule-fields.tsx';
import { type RuleDraft, toDraft, parseDraft, isSameDraft } from './rules-draft.ts';
import { RulesHistory } from './rules-history.tsx';
import { RulesPreview } from './rules-preview.tsx';
import { useChangeRules } from './scoring-api.ts';
import { ruleNames, scoringCopy } from './scoring-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConflictNotice } from '../../../shared/fields/notices.tsx';
import { readConflict } from '../../../shared/api/api-errors.ts';

const copy = scoringCopy.page;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Sidebar = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  @media ${from('laptop')} {
    position: sticky;
    top: ${theme.space[5]};
  }
`;

/** The rules as a form, with a preview of score changes and the history. */
export function RulesEditor({
  rules: { current, history },
}: {
  readonly rules: ResponseOf<typeof readScoreRules>;
}) {
  /** The version that the steward edits. Refetched rules do not change it. */
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState(() => toDraft(current.rules));
  /** The earlier version in the form; null once it is edited. */
  const [viewing, setViewing] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [reasonMissing, setReasonMissing] = useState(false);
  const titleId = useId();
  const change = useChangeRules();
  const conflict = readConflict<ScoreRulesVersion>(change.error);
  const mayChange = useSteward().steward?.role === 'steward';
  const parsed = parseDraft(draft);
  const errors = 'errors' in parsed ? parsed.errors : {};
  const changed = !isSameDraft(draft, toDraft(base.rules));

  const rebase = (version: ScoreRulesVersion, mine = toDraft(version.rules)) => {
    setBase(version);
    setDraft(mine);
    change.reset();
  };
  const startOver = (version: ScoreRulesVersion) => {
    rebase(version);
    setViewing(null);
    setReason('');
    setReasonMissing(false);
  };
  const changeRule = (name: ScoreRuleName, part: Partial<RuleDraft>) => {
    setDraft({ ...draft, [name]: { ...draft[name], ...part } });
    setViewing(null);
  };
  const view = ({ version, rules }: ScoreRulesVersion) => {
    setDraft(toDraft(rules));
    setViewing(version);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!('rules' in parsed) || change.isPending) return;
    const { version } = base;
    const missing = viewing === null && reason.trim() === '';
    setReasonMissing(missing);
    if (missing) return;
    const command =
      viewing === null
        ? ({ type: 'set', rules: parsed.rules, reason, version } as const)
        : ({ type: 'restore', restoredVersion: viewing, version } as const);
    change.mutate(command, { onSuccess: startOver });
  };

  return (
    <Columns as="form" noValidate onSubmit={save}>
      <Card as="section" aria-labelledby={titleId}>
        <Stack gap={3}>
          <Heading level={2} size="md" id={titleId}>
            {copy.form}
          </Heading>
          <MutedText>
            {base.at
              ? copy.appliedBy(base.version, base.by?.name ?? copy.unnamed, formatDate(base.at))
              : copy.defaultRules}{' '}
            {!mayChange && copy.readOnly}
          </MutedText>
          <Text size="sm">{copy.explanation}</Text>
          {viewing !== null && <Notice tone="info">{scoringCopy.history.viewing(viewing)}</Notice>}
          <div>
            {ruleNames.map((name) => (
              <RuleRow
                key={name}
                name={name}
                draft={draft[name]}
                errors={errors}
                readOnly={!mayChange}
                onChange={(part) => changeRule(name, part)}
              />
            ))}
          </div>
        </Stack>
      </Card>
      <Sidebar>
        {mayChange && (
          <RulesPreview
            rules={changed && 'rules' in parsed ? parsed.rules : null}
            hasErrors={'errors' in parsed}
          >
            {conflict && (
              <ConflictNotice
                copy={scoringCopy.conflict}
                text={formatConflict(conflict)}
                onKeepMine={() => rebase(conflict, draft)}
                onTakeTheirs={() => startOver(conflict)}
              />
            )}
            {changed && (
              <SaveRules
                viewing={viewing}
                reason={reason}
                reasonMissing={reasonMissing}
                pending={change.isPending}
                onReason={(text) => {
                  setReason(text);
                  setReasonMissing(false);
                }}
                onDiscard={() => startOver(base)}
              />
            )}
          </RulesPreview>
        )}
        <Card>
          <RulesHistory versions={history} onView={mayChange ? view : undefined} />
        </Card>
      </Sidebar>
    </Columns>
  );
}

const formatConflict = ({ version, by, reason }: ScoreRulesVersion): string =>
  scoringCopy.conflict.text(version, by?.name ?? copy.unnamed, reason);
