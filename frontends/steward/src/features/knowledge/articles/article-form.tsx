import { Button, Card, Row, Stack, Text, TextArea, TextField } from '@aera/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type ArticleDraft, type Field, maxLengths, findInvalidFields } from './article-draft.ts';
import { articlesCopy } from '../knowledge-copy.ts';

const copy = articlesCopy.editor;

interface ArticleFormProps {
  readonly draft: ArticleDraft;
  readonly categories: readonly string[];
  /** Typed since it was saved. */
  readonly changed: boolean;
  /** Whether readers see something else than what is saved. */
  readonly publishable: boolean;
  readonly withdrawable: boolean;
  readonly pending: 'save' | 'publish' | 'withdraw' | null;
  readonly onWrite: (change: Partial<ArticleDraft>) => void;
  readonly onSave: (options: { publish: boolean }) => void;
  readonly onPublish: () => void;
  readonly onWithdraw: () => void;
  readonly onDiscard: () => void;
}

/** Where an article is written. Each wrong field says what is wrong, and the first one gets the focus. */
export function ArticleForm(props: ArticleFormProps) {
  const { draft, categories, changed, publishable, withdrawable, pending, onWrite } = props;
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [wrong, setWrong] = useState<readonly Field[]>([]);

  const bind = (name: Field) => ({
    name,
    label: copy.fields[name],
    value: draft[name],
    maxLength: maxLengths[name],
    readOnly: pending !== null,
    error: wrong.includes(name) ? copy.missing[name] : null,
    onChange: ({ target }: { target: { value: string } }) => {
      setWrong(wrong.filter((field) => field !== name));
      onWrite({ [name]: target.value });
    },
  });
  const save = (options: { publish: boolean }) => {
    if (pending) return;
    const found = findInvalidFields(draft);
    setWrong(found);
    if (found[0]) form.current?.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus();
    else props.onSave(options);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ publish: false });
  };
  return (
    <Card padding={5}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField {...bind('title')} autoComplete="off" required />
          <TextField
            {...bind('category')}
            hint={copy.fields.categoryHint}
            list={listId}
            autoComplete="off"
            required
          />
          <datalist id={listId}>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </datalist>
          <TextField
            {...bind('sourcePage')}
            hint={copy.fields.sourcePageHint}
            autoComplete="off"
            spellCheck={false}
            optional={copy.fields.sourcePageOptional}
          />
          <TextArea {...bind('markdown')} hint={copy.fields.markdownHint} rows={16} required />
          <Row gap={2}>
            <Button type="submit" disabled={!changed} pending={pending === 'save'} pendingLabel={copy.saving}>
              {copy.save}
            </Button>
            {(changed || publishable) && (
              <Button
                variant="secondary"
                pending={pending === 'publish'}
                pendingLabel={copy.publishing}
                onClick={() => (changed ? save({ publish: true }) : props.onPublish())}
              >
                {changed ? copy.saveAndPublish : copy.publish}
              </Button>
            )}
            {withdrawable && (
              <Button variant="ghost" onClick={props.onWithdraw}>
                {copy.withdraw}
              </Button>
            )}
            {changed && (
              <Button variant="ghost" onClick={props.onDiscard}>
                {copy.discard}
              </Button>
            )}
          </Row>
          <Text as="output" size="sm" tone="muted">
            {changed && copy.unsaved}
          </Text>
        </Stack>
      </form>
    </Card>
  );
}
