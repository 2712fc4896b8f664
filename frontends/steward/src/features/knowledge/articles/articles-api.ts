import {
  type ArticleConflict,
  draftArticle,
  getArticle,
  listArticles,
  publishArticle,
  reviseArticle,
  type StewardArticle,
  withdrawArticle,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ArticleDraft, bodyOf } from './article-draft.ts';
import { articlesCopy } from './articles-copy.ts';

const editorCopy = articlesCopy.editor;

export type ArticleAction =
  | { readonly type: 'save'; readonly draft: ArticleDraft; readonly publish: boolean }
  | { readonly type: 'publish' | 'withdraw' };

/** Which article it is done to, and the version that the steward had before their eyes. */
export interface Target {
  readonly id: string;
  readonly expectedVersion: number;
}

/** The version of somebody else that an action met. */
export const conflictIn = (error: unknown): StewardArticle | null =>
  isApiError(error) && error.status === 409 && error.problem && 'current' in error.problem
    ? (error.problem as unknown as ArticleConflict).current
    : null;

/** Saves, publishes or withdraws, and says so; that somebody else was faster is for the page to say. */
export function useArticleActions(target: Target | null, onSaved: (article: StewardArticle) => void) {
  const client = useQueryClient();
  const { toast } = useToast();

  const saved = (article: StewardArticle): StewardArticle => {
    client.setQueryData([getArticle.path, { id: article.id }, null], article);
    onSaved(article);
    return article;
  };
  return useMutation({
    mutationFn: async (action: ArticleAction): Promise<StewardArticle> => {
      if (action.type !== 'save') return saved(await change(action.type, target as Target));
      const article = saved(await save(action.draft, target));
      if (!action.publish) return article;
      return saved(await change('publish', { id: article.id, expectedVersion: article.version }));
    },
    onSuccess: (_article, action) => {
      const published = action.type === 'publish' || (action.type === 'save' && action.publish);
      const said = action.type === 'withdraw' ? editorCopy.withdrawn : published ? editorCopy.published : editorCopy.saved;
      toast({ ...said, variant: 'success' });
    },
    onError: (error) => {
      if (!conflictIn(error)) toast({ ...editorCopy.failure, variant: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listArticles.path] }),
  });
}

const save = (draft: ArticleDraft, target: Target | null): Promise<StewardArticle> =>
  target
    ? callApi(reviseArticle, {
        params: { id: target.id },
        body: { ...bodyOf(draft), expectedVersion: target.expectedVersion },
      })
    : callApi(draftArticle, { body: bodyOf(draft) });

const change = (type: 'publish' | 'withdraw', { id, expectedVersion }: Target): Promise<StewardArticle> =>
  callApi(type === 'publish' ? publishArticle : withdrawArticle, {
    params: { id },
    body: { expectedVersion },
  });
