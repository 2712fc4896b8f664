import type { ResponseOf, ScoreRuleName, ScoreRulesVersion, readScoreRules } from '@aera/contracts';
import { Card, Heading, MutedText, Notice, Stack, Text, from, theme } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { RuleRow, SaveRules } from './rule-fields.tsx';
import { type RuleDraft, emptyDraft, toDraft, parseDraft, isSameDraft } from './rules-draft.ts';
import { RulesHistory } from './rules-history.tsx';
import { RulesPreview } from './rules-preview.tsx';
import { useChangeRules } from './scoring-api.ts';
import { ruleNames, scoringCopy } from './scoring-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConflictNotice } from '../../../shared/fields/conflict-notice.tsx';
import { useDraft } from '@aera/frontend-kit/drafts';
import { readConflict } from '@aera/frontend-kit/use-command';

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
  const [stored, store] = useDraft('score-rules', emptyDraft);
  /** The earlier version in the form; null once it is edited. */
  const [viewed, setViewed] = useState<ScoreRulesVersion | null>(null);
  const viewing = viewed?.version ?? null;
  const draft = {
    ...(stored ?? { ...toDraft(base.rules), reason: '', baseVersion: base.version }),
    ...(viewed && toDraft(viewed.rules)),
  };
  const [reasonMissing, setReasonMissing] = useState(false);
  const titleId = useId();
  const change = useChangeRules();
  const conflict = readConflict<ScoreRulesVersion>(change.error);
  const mayChange = useSteward().steward?.role === 'steward';
  const parsed = parseDraft(draft);
  const errors = 'errors' in parsed ? parsed.errors : {};
  const changed = !isSameDraft(draft, toDraft(base.rules));
  const isStoredUnchanged = stored !== null && isSameDraft(stored, toDraft(base.rules));
  // Kept, it would look like a change once the rules are another version. A reason is kept only while its version is the current one.
  useEffect(() => {
    if (isStoredUnchanged && (stored.reason === '' || stored.baseVersion !== base.version)) store(null);
  });

  const rebase = (version: ScoreRulesVersion, mine: typeof draft | null = null) => {
    setBase(version);
    store(mine && { ...mine, baseVersion: version.version });
    change.reset();
  };
  const startOver = (version: ScoreRulesVersion) => {
    rebase(version);
    setViewed(null);
    setReasonMissing(false);
  };
  const changeRule = (name: ScoreRuleName, part: Partial<RuleDraft>) => {
    store({ ...draft, [name]: { ...draft[name], ...part } });
    setViewed(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!('rules' in parsed) || change.isPending) return;
    const { reason, baseVersion: version } = draft;
    const missing = viewing === null && reason.trim() === '';
    setReasonMissing(missing);
    if (missing) return;
    const command =
      viewing === null
        ? ({ type: 'set', rules: parsed.rules, reason, version } as const)
        : ({ type: 'restore', restoredVersion: viewing, version } as const);
    // A page that has been left discards its draft too. The errors are shown from the mutation.
    change.mutateAsync(command).then(startOver, () => {});
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
                reason={draft.reason}
                reasonMissing={reasonMissing}
                pending={change.isPending}
                onReason={(text) => {
                  store({ ...draft, reason: text });
                  setReasonMissing(false);
                }}
                onDiscard={() => startOver(base)}
              />
            )}
          </RulesPreview>
        )}
        <Card>
          <RulesHistory versions={history} onView={mayChange ? setViewed : undefined} />
        </Card>
      </Sidebar>
    </Columns>
  );
}

const formatConflict = ({ version, by, reason }: ScoreRulesVersion): string =>
  scoringCopy.conflict.text(version, by?.name ?? copy.unnamed, reason);
