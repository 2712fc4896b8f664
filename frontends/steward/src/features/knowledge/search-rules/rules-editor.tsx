import type { SearchRules, SearchRulesInput } from '@aera/contracts';
import { Button, Card, Notice, Row, Stack, Text, TextArea } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConflictNotice } from '../../../shared/fields/notices.tsx';
import { MayChange, useMayChange } from '../../../shared/session/roles.tsx';
import { usePreviewRules, useSaveRules } from '../knowledge-api.ts';
import { searchRulesCopy as copy } from '../knowledge-copy.ts';
import { RulesPreview } from './rules-outcome.tsx';
import { toDraft, toLines, readDraft, type RulesErrors } from './rules-text.ts';
import { readConflict } from '../../../shared/session/api-errors.ts';

/** Since when the rules are in force, and which of them do nothing. */
function CurrentRules({ rules: { pins, titles, version, updatedAt } }: { readonly rules: SearchRules }) {
  const missing = pins.flatMap(({ documentIds }) => documentIds).filter((id) => !(id in titles));
  return (
    <>
      <Text size="sm" tone="muted">
        {updatedAt ? copy.since(version, formatDate(updatedAt)) : copy.never}
      </Text>
      {missing.length > 0 && <Notice tone="warning">{copy.pins.missing(missing)}</Notice>}
    </>
  );
}

const none: RulesErrors = { synonyms: null, pins: null };
const maxQueries = 20;
const maxQueryLength = 200;

/** Synonyms and pins as text, a line for each: quick to read, to search and to paste. */
export function RulesEditor({ rules }: { readonly rules: SearchRules }) {
  /** What the text was begun over: rules that are read again meanwhile change nothing in it. */
  const [basis, setBasis] = useState(rules);
  const basisDraft = toDraft(basis);
  const [draft, setDraft] = useState(basisDraft);
  const [queries, setQueries] = useState('');
  const [errors, setErrors] = useState(none);
  const [wrongQueries, setWrongQueries] = useState(false);
  const preview = usePreviewRules();
  const saving = useSaveRules();
  const conflict = readConflict<SearchRules>(saving.error);
  const mayChange = useMayChange();
  const changed = draft.synonyms !== basisDraft.synonyms || draft.pins !== basisDraft.pins;

  const goOnFrom = (current: SearchRules, text = toDraft(current)) => {
    setBasis(current);
    setDraft(text);
    saving.reset();
  };
  const write = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    setErrors(none);
    preview.reset();
  };
  const read = (): SearchRulesInput | null => {
    const found = readDraft(draft);
    setErrors('errors' in found ? found.errors : none);
    return 'rules' in found ? found.rules : null;
  };
  const save = () => {
    const some = saving.isPending ? null : read();
    if (some)
      saving.mutate({ ...some, expectedVersion: basis.version }, { onSuccess: (saved) => goOnFrom(saved) });
  };
  const showPreview = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toLines(queries);
    const tooMuch = wanted.length > maxQueries || wanted.some(({ length }) => length > maxQueryLength);
    setWrongQueries(tooMuch);
    const some = tooMuch || preview.isPending ? null : read();
    if (some) preview.mutate({ ...some, ...(wanted.length > 0 && { queries: wanted }) });
  };
  return (
    <Stack gap={5}>
      <CurrentRules rules={basis} />
      {conflict && (
        <ConflictNotice
          copy={copy.conflict}
          text={formatConflict(conflict)}
          onKeepMine={() => goOnFrom(conflict, draft)}
          onTakeTheirs={() => goOnFrom(conflict)}
        />
      )}
      <Card padding={5}>
        <Stack as="form" noValidate onSubmit={showPreview} gap={4}>
          <TextArea
            label={copy.synonyms.label}
            hint={copy.synonyms.hint}
            error={errors.synonyms}
            rows={8}
            spellCheck={false}
            readOnly={!mayChange}
            value={draft.synonyms}
            onChange={({ target }) => write({ synonyms: target.value })}
          />
          <TextArea
            label={copy.pins.label}
            hint={copy.pins.hint}
            error={errors.pins}
            rows={6}
            spellCheck={false}
            readOnly={!mayChange}
            value={draft.pins}
            onChange={({ target }) => write({ pins: target.value })}
          />
          <MayChange>
            <TextArea
              label={copy.queries.label}
              hint={copy.queries.hint}
              error={wrongQueries ? copy.queries.wrong : null}
              rows={3}
              optional={copy.queries.optional}
              value={queries}
              onChange={({ target }) => setQueries(target.value)}
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
                disabled={!changed}
                pending={saving.isPending}
                pendingLabel={copy.saving}
                onClick={save}
              >
                {copy.save}
              </Button>
              {changed && (
                <Button variant="ghost" onClick={() => write(basisDraft)}>
                  {copy.discard}
                </Button>
              )}
            </Row>
          </MayChange>
          <div role="alert">
            {preview.isError && <Notice tone="destructive">{copy.previewFailed}</Notice>}
          </div>
        </Stack>
      </Card>
      {preview.data && <RulesPreview queries={preview.data.queries} />}
    </Stack>
  );
}

const formatConflict = ({ version, updatedAt }: SearchRules): string =>
  copy.conflict.text(version, updatedAt ? formatDate(updatedAt) : '');
