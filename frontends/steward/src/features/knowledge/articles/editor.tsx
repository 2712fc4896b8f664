import { type StewardArticle, previewMarkdown } from '@aera/contracts';
import { Grid, Row, Stack, Text, Notice } from '@aera/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Prose } from '@aera/ui/prose';
import { callApi, useDebounced } from '@aera/frontend-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '@aera/frontend-kit/form';
import { readConflict } from '@aera/frontend-kit/use-command';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConflictNotice } from '../../../shared/fields/conflict-notice.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { articlePath } from '../../../shared/paths.ts';
import { type ArticleGap, toDraft, useArticleDraft } from './article-draft.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleHistory } from './article-history.tsx';
import { articlesCopy } from '../knowledge-copy.ts';
import { StateBadge } from './article-filters.tsx';
import { toButton, useArticleActions } from '../knowledge-api.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';

const copy = articlesCopy.editor;

const Columns = styled(Grid)`
  align-items: start;
`;

interface EditorProps {
  /** Null for a new one. */
  readonly article: StewardArticle | null;
  /** Of a new article; null without one. */
  readonly gap?: ArticleGap | null;
  readonly categories: readonly string[];
}

/** The form of an article beside its preview and history. */
export function Editor({ article, gap = null, categories }: EditorProps) {
  const navigate = useNavigate();
  const { draft, changed, write, rebase, reset } = useArticleDraft(article, gap);
  const [unpublishing, setUnpublishing] = useState(false);
  /** A steward who has left the editor while it saved stays where they are. */
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const target = article && { id: article.id, expectedVersion: draft.baseVersion };
  const actions = useArticleActions(target, gap, (saved) => {
    reset();
    if (!article && isOpen.current) void navigate(articlePath(saved.id), { replace: true });
  });
  const conflict = readConflict<StewardArticle>(actions.error);
  const live = article?.liveVersion ?? null;

  return (
    <>
      <Row gap={3} justify="space-between">
        <PageTitle title={article?.title ?? copy.newTitle} lead={article ? copy.lead : copy.newLead} />
        {article && <StateBadge state={article.state} />}
      </Row>
      {conflict && (
        <ConflictNotice
          copy={copy.conflict}
          text={copy.conflict.text(conflict.version, formatDate(conflict.updatedAt))}
          onTakeTheirs={() => {
            actions.acceptConflict(conflict);
            reset();
          }}
          onKeepMine={() => {
            actions.acceptConflict(conflict);
            rebase(conflict.version);
          }}
        />
      )}
      <Columns minColumn="26rem">
        <ArticleForm
          draft={draft}
          categories={categories}
          changed={changed}
          publishable={article !== null && live !== article.version}
          isLive={live !== null}
          pending={actions.isPending ? toButton(actions.variables) : null}
          onWrite={write}
          onSave={({ publish }) =>
            actions.mutate({ type: 'save', draft, creationKey: draft.creationKey, publish })
          }
          onPublish={() => actions.mutate({ type: 'publish' })}
          onUnpublish={() => setUnpublishing(true)}
          onDiscard={reset}
        />
        <Stack gap={5}>
          <ArticlePreview markdown={draft.markdown} />
          {article && (
            <ArticleHistory
              article={article}
              hasUnsavedChanges={changed}
              onLoadVersion={(version) => write(toDraft(version))}
            />
          )}
        </Stack>
      </Columns>
      {unpublishing && (
        <ConfirmDialog
          title={copy.confirm.title}
          copy={copy.confirm}
          destructive
          onConfirm={() => {
            setUnpublishing(false);
            actions.mutate({ type: 'unpublish' });
          }}
          onClose={() => setUnpublishing(false)}
        >
          <Text>{copy.confirm.text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

const previewDelayMs = 400;

/** Previews the text as the server would publish it, with the warnings of the server. */
function ArticlePreview({ markdown }: { readonly markdown: string }) {
  const debounced = useDebounced(markdown, previewDelayMs);
  const { data, isError } = useQuery({
    queryKey: [previewMarkdown.path, debounced],
    queryFn: ({ signal }) => callApi(previewMarkdown, { body: { markdown: debounced }, signal }),
    enabled: debounced.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const preview = debounced.trim() === '' ? undefined : data;
  return (
    <SectionCard title={copy.preview}>
      {isError && <Text tone="muted">{copy.previewFailed}</Text>}
      {!preview && !isError && (
        <Text tone="muted">{debounced.trim() === '' ? copy.previewEmpty : copy.previewLoading}</Text>
      )}
      {preview && preview.warnings.length > 0 && (
        <Notice tone="warning">
          {preview.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {preview && <Prose blocks={preview.blocks} />}
    </SectionCard>
  );
}
