import { useForm } from '@aera/frontend-kit/form';
import { Button, Card, Row, Stack, Text, TextArea, TextField } from '@aera/ui';
import { useId } from 'react';
import { articlesCopy } from '../knowledge-copy.ts';
import { type ArticleDraft, findErrors, maxLengths } from './article-draft.ts';

const copy = articlesCopy.editor;

interface ArticleFormProps {
  readonly draft: ArticleDraft;
  readonly categories: readonly string[];
  /** True if the draft differs from the saved version. */
  readonly changed: boolean;
  /** True if the saved version is not the published one. */
  readonly publishable: boolean;
  readonly withdrawable: boolean;
  readonly pending: 'save' | 'publish' | 'withdraw' | null;
  readonly onWrite: (change: Partial<ArticleDraft>) => void;
  readonly onSave: (options: { publish: boolean }) => void;
  readonly onPublish: () => void;
  readonly onWithdraw: () => void;
  readonly onDiscard: () => void;
}

/** The fields of an article, and the buttons to save, publish, withdraw and discard. */
export function ArticleForm(props: ArticleFormProps) {
  const { draft, categories, changed, publishable, withdrawable, pending } = props;
  const listId = useId();
  const form = useForm({
    initial: { ...draft },
    onType: props.onWrite,
    validate: findErrors,
    send: (_draft, button) => props.onSave({ publish: button === 'publish' }),
    mutation: { isPending: pending !== null },
  });
  const bind = (name: keyof ArticleDraft) => ({
    ...form.bind(name),
    label: copy.fields[name],
    maxLength: maxLengths[name],
  });
  return (
    <Card>
      <Stack as="form" {...form.props} gap={4}>
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
              key={changed ? 'save' : 'publish'}
              variant="secondary"
              pending={pending === 'publish'}
              pendingLabel={copy.publishing}
              {...(changed ? { type: 'submit', value: 'publish' } : { onClick: props.onPublish })}
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
    </Card>
  );
}
