import {
  type BodyOf,
  createArticle,
  getArticle,
  getSearchRules,
  listArticles,
  previewSearchRules,
  publishArticle,
  reviseArticle,
  reviseSearchRules,
  type StewardArticle,
  withdrawArticle,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ArticleDraft, toBody } from './articles/article-draft.ts';
import { articlesCopy, searchRulesCopy } from './knowledge-copy.ts';
import { readConflict } from '../../shared/session/api-errors.ts';

const editorCopy = articlesCopy.editor;

export type ArticleAction =
  | { readonly type: 'save'; readonly draft: ArticleDraft; readonly publish: boolean }
  | { readonly type: 'publish' | 'withdraw' };

/** Which article it is done to, and the version that the steward had before their eyes. */
interface Target {
  readonly id: string;
  readonly expectedVersion: number;
}

/** Saves, publishes or withdraws an article. The page shows conflicts. */
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
      const said =
        action.type === 'withdraw'
          ? editorCopy.withdrawn
          : published
            ? editorCopy.published
            : editorCopy.saved;
      toast({ ...said, variant: 'success' });
    },
    onError: (error) => {
      if (!readConflict(error)) toast({ ...editorCopy.failure, variant: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listArticles.path] }),
  });
}

const save = (draft: ArticleDraft, target: Target | null): Promise<StewardArticle> =>
  target
    ? callApi(reviseArticle, {
        params: { id: target.id },
        body: { ...toBody(draft), expectedVersion: target.expectedVersion },
      })
    : callApi(createArticle, { body: toBody(draft) });

const change = (type: 'publish' | 'withdraw', { id, expectedVersion }: Target): Promise<StewardArticle> =>
  callApi(type === 'publish' ? publishArticle : withdrawArticle, {
    params: { id },
    body: { expectedVersion },
  });

/** What rules would change, before they are in force. */
export const usePreviewRules = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof previewSearchRules>) => callApi(previewSearchRules, { body }),
  });

/** Saves the search rules. The page shows conflicts. */
export function useSaveRules() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<typeof reviseSearchRules>) => callApi(reviseSearchRules, { body }),
    onSuccess: (rules) => {
      client.setQueryData([getSearchRules.path, null, null], rules);
      toast({ ...searchRulesCopy.saved, variant: 'success' });
    },
    onError: (error) => {
      if (!readConflict(error)) toast({ ...searchRulesCopy.failure, variant: 'destructive' });
    },
  });
}
