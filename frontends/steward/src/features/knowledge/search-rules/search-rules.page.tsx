import { readSearchRules, type SearchRules, previewSearchRules } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { FormError, useForm } from '@aera/frontend-kit/form';
import { Button, Card, Heading, MutedText, Notice, Row, Stack, TextArea } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { searchRulesCopy as copy } from '../knowledge-copy.ts';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConflictNotice } from '../../../shared/fields/conflict-notice.tsx';
import { useDraft } from '@aera/frontend-kit/drafts';
import { readConflict } from '@aera/frontend-kit/use-command';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { unsavedHint } from '../../../shared/copy/unsaved-hint.ts';
import { MayChange, useMayChange } from '../../../shared/session/roles.tsx';
import { useSaveRules } from '../knowledge-api.ts';
import { PinRows, type Titles } from './pin-rows.tsx';
import { RulesPreview } from './rules-preview.tsx';
import {
  findErrors,
  isValidGroup,
  isValidPin,
  type RulesInput,
  toDraft,
  toPreview,
  toRules,
} from './rules-text.ts';
import { SynonymRows } from './synonym-rows.tsx';

export function RulesPage() {
  const query = useApiQuery(readSearchRules);
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead}>
        <Freshness query={query} />
      </PageTitle>
      <QueryContent query={query} copy={copy}>
        {(rules) => <RulesEditor rules={rules} />}
      </QueryContent>
    </>
  );
}

/** The saved version, and the pins without an article. */
function CurrentRules({ rules: { pins, titles, version, updatedAt } }: { readonly rules: SearchRules }) {
  const missing = pins.flatMap(({ documentIds }) => documentIds).filter((id) => !(id in titles));
  return (
    <>
      <MutedText>{updatedAt ? copy.appliedAt(version, formatDate(updatedAt)) : copy.neverApplied}</MutedText>
      {missing.length > 0 && <Notice tone="warning">{copy.pins.missing(missing)}</Notice>}
    </>
  );
}

type Mode = 'rows' | 'text';

/** The version that a draft is based on detects conflicts with a concurrent change, also after a reload. */
const emptyDraft = { synonyms: '', pins: '', baseVersion: 0 };

/** Synonyms and pins as rows, or as text to copy and paste, with a preview of their effects. The text is the draft of both. */
function RulesEditor({ rules }: { readonly rules: SearchRules }) {
  /** The version that the steward edits. Refetched rules do not change it. */
  const [base, setBase] = useState(rules);
  const [mode, setMode] = useState<Mode>('rows');
  const [found, storeFound] = useDraft<Titles>('pinned-titles', {});
  const [queries, setQueries] = useState('');
  const [stored, store] = useDraft('search-rules', emptyDraft);
  const saved = toDraft(base);
  const draft = stored ?? { ...saved, baseVersion: base.version };
  const preview = useMutation({
    mutationFn: (input: RulesInput) => callApi(previewSearchRules, { body: toPreview(input) }),
  });
  const saving = useSaveRules();
  const conflict = readConflict<SearchRules>(saving.error);
  const mayChange = useMayChange();
  const changed = draft.synonyms !== saved.synonyms || draft.pins !== saved.pins;
  // Kept, it would look like a change once the rules are another version.
  useEffect(() => {
    if (stored && !changed) store(null);
  });

  const rebase = (current: SearchRules, mine: typeof draft | null = null) => {
    setBase(current);
    store(mine && { ...mine, baseVersion: current.version });
    if (!mine) storeFound(null);
    saving.reset();
    preview.reset();
  };
  const write = ({ queries: typed, ...change }: Partial<RulesInput>) => {
    if (typed !== undefined) return setQueries(typed);
    store({ ...draft, ...change });
    preview.reset();
  };
  const rows = toRules(draft);
  const form = useForm({
    initial: { synonyms: draft.synonyms, pins: draft.pins, queries },
    onType: write,
    validate: findErrors,
    send: async (input, button) => {
      if (button !== 'save') return void (await preview.mutateAsync(input));
      if (!changed) return;
      rebase(await saving.mutateAsync({ ...toRules(input), expectedVersion: draft.baseVersion }));
    },
    mutation: { isPending: preview.isPending || saving.isPending, error: preview.error },
  });
  const writeRows = (name: 'synonyms' | 'pins', rules: typeof rows) =>
    form.bind(name).onChange({ target: { value: toDraft(rules)[name] } });
  return (
    <Stack gap={5}>
      <CurrentRules rules={base} />
      {conflict && (
        <ConflictNotice
          copy={copy.conflict}
          text={copy.conflict.text(
            conflict.version,
            conflict.updatedAt ? formatDate(conflict.updatedAt) : '',
          )}
          onKeepMine={() => rebase(conflict, draft)}
          onTakeTheirs={() => rebase(conflict)}
        />
      )}
      <Card>
        <Stack as="form" {...form.props} gap={4}>
          <div>
            <SegmentedControl
              label={copy.modes.label}
              options={[
                { value: 'rows', label: copy.modes.rows },
                { value: 'text', label: copy.modes.text },
              ]}
              value={mode}
              onValueChange={setMode}
            />
          </div>
          {mode === 'text' &&
            (['synonyms', 'pins'] as const).map((name) => (
              <TextArea
                key={name}
                {...form.bind(name)}
                label={copy[name].label}
                hint={copy[name].hint}
                rows={8}
                spellCheck={false}
                readOnly={!mayChange}
              />
            ))}
          {mode === 'rows' && (
            <>
              <Heading level={2} size="lg">
                {copy.synonyms.label}
              </Heading>
              <SynonymRows
                rules={{ ...rows, pins: rows.pins.filter(isValidPin) }}
                error={form.bind('synonyms').error}
                onChange={mayChange ? (synonyms) => writeRows('synonyms', { ...rows, synonyms }) : undefined}
              />
              <Heading level={2} size="lg">
                {copy.pins.label}
              </Heading>
              <PinRows
                rules={{ ...rows, synonyms: rows.synonyms.filter(isValidGroup) }}
                titles={{ ...base.titles, ...found }}
                error={form.bind('pins').error}
                onFound={(titles) => storeFound({ ...found, ...titles })}
                onChange={mayChange ? (pins) => writeRows('pins', { ...rows, pins }) : undefined}
              />
            </>
          )}
          <MayChange>
            <TextArea
              {...form.bind('queries')}
              label={copy.queries.label}
              hint={copy.queries.hint}
              rows={3}
              optional={copy.queries.optional}
            />
            <Row gap={2}>
              <Button
                type="submit"
                variant="secondary"
                pending={preview.isPending}
                pendingLabel={copy.previewing}
              >
                {copy.preview}
              </Button>
              <Button
                type="submit"
                value="save"
                aria-disabled={!changed || saving.isPending}
                pending={saving.isPending}
                pendingLabel={copy.saving}
              >
                {copy.save}
              </Button>
              {changed && (
                <Button variant="ghost" onClick={() => rebase(base)}>
                  {copy.discard}
                </Button>
              )}
            </Row>
            <MutedText as="output">{changed && unsavedHint}</MutedText>
          </MayChange>
          <FormError error={form.error} fallback={copy.previewFailed} />
        </Stack>
      </Card>
      {preview.data && <RulesPreview queries={preview.data.queries} />}
    </Stack>
  );
}
