import {
  type BodyOf,
  createArticle,
  createArticleFromGap,
  readStewardArticle,
  readSearchRules,
  listArticles,
  publishArticle,
  reviseArticle,
  reviseSearchRules,
  type StewardArticle,
  unpublishArticle,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { toQueryKey } from '@aera/frontend-kit/use-api-query';
import { useCommand } from '@aera/frontend-kit/use-command';
import { type ArticleDraft, type ArticleGap, toBody } from './articles/article-draft.ts';
import { articlesCopy, searchRulesCopy } from './knowledge-copy.ts';

const editorCopy = articlesCopy.editor;

export type ArticleAction =
  | {
      readonly type: 'save';
      readonly draft: ArticleDraft;
      readonly creationKey: string;
      readonly publish: boolean;
    }
  | { readonly type: 'publish' | 'unpublish' };

interface Target {
  readonly id: string;
  /** Expected version: the one that the steward edited. */
  readonly expectedVersion: number;
}

/**
 * Saves, publishes or unpublishes an article; without a target it creates one, for the gap if there is one. Only a save calls `onSaved`. The
 * page shows conflicts.
 */
export function useArticleActions(
  target: Target | null,
  gap: ArticleGap | null,
  onSaved: (article: StewardArticle) => void,
) {
  const client = useQueryClient();
  const show = (article: StewardArticle): StewardArticle => {
    client.setQueryData(toQueryKey(readStewardArticle, { params: { id: article.id } }), article);
    return article;
  };
  const command = useCommand({
    send: async (action: ArticleAction): Promise<StewardArticle> => {
      if (action.type !== 'save') return show(await setPublication(action.type, target as Target));
      const article = show(await save(action, target, gap));
      onSaved(article);
      if (!action.publish) return article;
      return show(await setPublication('publish', { id: article.id, expectedVersion: article.version }));
    },
    refetch: [listArticles],
    success: (_article, action) => editorCopy.done[toButton(action)],
    failure: (action) => editorCopy.failures[toButton(action)],
    // The gap can have the article of another steward.
    showReason: gap !== null,
  });
  return {
    ...command,
    /** Shows the article that another steward saved, and drops the conflict. */
    acceptConflict: (current: StewardArticle) => {
      show(current);
      command.reset();
    },
  };
}

/** The button that starts an action. */
export const toButton = (action: ArticleAction): 'save' | 'publish' | 'unpublish' =>
  action.type === 'save' && action.publish ? 'publish' : action.type;

function save(
  { draft, creationKey }: Extract<ArticleAction, { type: 'save' }>,
  target: Target | null,
  gap: ArticleGap | null,
): Promise<StewardArticle> {
  const body = toBody(draft);
  if (target) {
    const { id, expectedVersion } = target;
    return callApi(reviseArticle, { params: { id }, body: { ...body, expectedVersion } });
  }
  return gap
    ? callApi(createArticleFromGap, { params: { id: gap.id }, body })
    : callApi(createArticle, { body: { ...body, key: creationKey } });
}

const setPublication = (
  type: 'publish' | 'unpublish',
  { id, expectedVersion }: Target,
): Promise<StewardArticle> =>
  callApi(type === 'publish' ? publishArticle : unpublishArticle, {
    params: { id },
    body: { expectedVersion },
  });

/** Saves the search rules. The page shows conflicts. */
export function useSaveRules() {
  const client = useQueryClient();
  return useCommand({
    send: (body: BodyOf<typeof reviseSearchRules>) => callApi(reviseSearchRules, { body }),
    refetch: [],
    onSuccess: (rules) => client.setQueryData(toQueryKey(readSearchRules), rules),
    success: () => searchRulesCopy.saved,
    failure: searchRulesCopy.failure,
    showReason: false,
  });
}
