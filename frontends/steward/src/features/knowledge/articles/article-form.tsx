import { useForm } from '@aera/frontend-kit/form';
import { Button, Card, MutedText, Row, Stack, TextArea, TextField } from '@aera/ui';
import { useId } from 'react';
import { unsavedHint } from '../../../shared/copy/unsaved-hint.ts';
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
  readonly isLive: boolean;
  readonly pending: 'save' | 'publish' | 'unpublish' | null;
  readonly onWrite: (change: Partial<ArticleDraft>) => void;
  readonly onSave: (options: { publish: boolean }) => void;
  readonly onPublish: () => void;
  readonly onUnpublish: () => void;
  readonly onDiscard: () => void;
}

/** The fields of an article, and the buttons to save, publish, unpublish and discard. */
export function ArticleForm(props: ArticleFormProps) {
  const { draft, categories, changed, publishable, isLive, pending } = props;
  const listId = useId();
  const form = useForm({
    initial: { ...draft },
    onType: props.onWrite,
    validate: findErrors,
    send: (_draft, button) => {
      if (changed) props.onSave({ publish: button === 'publish' });
    },
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
          <Button
            type="submit"
            aria-disabled={!changed || pending === 'save'}
            pending={pending === 'save'}
            pendingLabel={copy.saving}
          >
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
          {isLive && (
            <Button variant="ghost" pending={pending === 'unpublish'} onClick={props.onUnpublish}>
              {copy.unpublish}
            </Button>
          )}
          {changed && (
            <Button variant="ghost" onClick={props.onDiscard}>
              {copy.discard}
            </Button>
          )}
        </Row>
        <MutedText as="output">{changed && unsavedHint}</MutedText>
      </Stack>
    </Card>
  );
}
