import type { SearchRules, SearchRulesText } from '@aera/contracts';
import { Button, Card, Notice, Row, Stack, TextArea } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { OvertakenNotice } from '../../../shared/fields/notices.tsx';
import { MayChange, useMayChange } from '../../../shared/session/roles.tsx';
import { RulesInForce } from './current-rules.tsx';
import { type RulesErrors, draftOf, linesOf, readDraft } from './rules-text.ts';
import { searchRulesCopy as copy } from './search-rules-copy.ts';
import { RulesOutcome } from './rules-outcome.tsx';
import { conflictIn, usePreviewRules, useSaveRules } from './search-rules-api.ts';

const none: RulesErrors = { synonyms: null, pins: null };
const mostQueries = 20;
const longestQuery = 200;

/** Synonyms and pins as text, a line for each: quick to read, to search and to paste. */
export function RulesEditor({ rules }: { readonly rules: SearchRules }) {
  /** What the text was begun over: rules that are read again meanwhile change nothing in it. */
  const [basis, setBasis] = useState(rules);
  const inForce = draftOf(basis);
  const [draft, setDraft] = useState(inForce);
  const [queries, setQueries] = useState('');
  const [errors, setErrors] = useState(none);
  const [wrongQueries, setWrongQueries] = useState(false);
  const preview = usePreviewRules();
  const saving = useSaveRules();
  const conflict = conflictIn(saving.error);
  const mayChange = useMayChange();
  const changed = draft.synonyms !== inForce.synonyms || draft.pins !== inForce.pins;

  const goOnFrom = (current: SearchRules, text = draftOf(current)) => {
    setBasis(current);
    setDraft(text);
    saving.reset();
  };
  const write = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    setErrors(none);
    preview.reset();
  };
  const read = (): SearchRulesText | null => {
    const found = readDraft(draft);
    setErrors('errors' in found ? found.errors : none);
    return 'rules' in found ? found.rules : null;
  };
  const save = () => {
    const some = saving.isPending ? null : read();
    if (some)
      saving.mutate({ ...some, expectedVersion: basis.version }, { onSuccess: (saved) => goOnFrom(saved) });
  };
  const tryOut = (event: FormEvent) => {
    event.preventDefault();
    const wanted = linesOf(queries);
    const tooMuch = wanted.length > mostQueries || wanted.some(({ length }) => length > longestQuery);
    setWrongQueries(tooMuch);
    const some = tooMuch || preview.isPending ? null : read();
    if (some) preview.mutate({ ...some, ...(wanted.length > 0 && { queries: wanted }) });
  };
  return (
    <Stack gap={5}>
      <RulesInForce rules={basis} />
      {conflict && (
        <OvertakenNotice
          copy={copy.conflict}
          text={overtakenText(conflict)}
          onKeepMine={() => goOnFrom(conflict, draft)}
          onTakeTheirs={() => goOnFrom(conflict)}
        />
      )}
      <Card padding={5}>
        <Stack as="form" noValidate onSubmit={tryOut} gap={4}>
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
                <Button variant="ghost" onClick={() => write(inForce)}>
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
      {preview.data && <RulesOutcome queries={preview.data.queries} />}
    </Stack>
  );
}

const overtakenText = ({ version, updatedAt }: SearchRules): string =>
  copy.conflict.text(version, updatedAt ? formatDate(updatedAt) : '');
