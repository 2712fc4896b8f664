import type { StewardArticle } from '@aera/contracts';
import { Grid, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConflictNotice } from '../../../shared/fields/notices.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { articlePath } from '../../../shared/paths.ts';
import { toDraft, useArticleDraft } from './article-draft.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleHistory } from './article-history.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { articlesCopy } from '../knowledge-copy.ts';
import { StateBadge } from './article-filters.tsx';
import { toButton, useArticleActions } from '../knowledge-api.ts';
import { readConflict } from '../../../shared/session/api-errors.ts';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';

const copy = articlesCopy.editor;

const Columns = styled(Grid)`
  align-items: start;
`;

interface EditorProps {
  /** Null for a new one. */
  readonly article: StewardArticle | null;
  readonly categories: readonly string[];
}

/** The form of an article beside its preview and history. */
export function Editor({ article, categories }: EditorProps) {
  const navigate = useNavigate();
  const { draft, baseVersion, changed, write, rebase, reset } = useArticleDraft(article);
  const [withdrawing, setWithdrawing] = useState(false);
  const actions = useArticleActions(article && { id: article.id, expectedVersion: baseVersion }, (saved) => {
    reset();
    if (!article) void navigate(articlePath(saved.id), { replace: true });
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
            actions.reset();
            rebase(conflict.version, toDraft(conflict));
          }}
          onKeepMine={() => {
            actions.reset();
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
          withdrawable={live !== null}
          pending={actions.isPending ? toButton(actions.variables) : null}
          onWrite={write}
          onSave={({ publish }) => actions.mutate({ type: 'save', draft, publish })}
          onPublish={() => actions.mutate({ type: 'publish' })}
          onWithdraw={() => setWithdrawing(true)}
          onDiscard={reset}
        />
        <Stack gap={5}>
          <ArticlePreview markdown={draft.markdown} />
          {article && <ArticleHistory article={article} onRestore={(version) => write(toDraft(version))} />}
        </Stack>
      </Columns>
      {withdrawing && (
        <ConfirmDialog
          title={copy.confirm.title}
          copy={copy.confirm}
          destructive
          onConfirm={() => {
            setWithdrawing(false);
            actions.mutate({ type: 'withdraw' });
          }}
          onClose={() => setWithdrawing(false)}
        >
          <Text>{copy.confirm.text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
