import type { BodyOf, createArticle, StewardArticle } from '@aera/contracts';
import { newId } from '@aera/frontend-kit';
import { useState } from 'react';
import { useDraft } from '@aera/frontend-kit/drafts';
import { articlesCopy } from '../knowledge-copy.ts';

const copy = articlesCopy.editor;

export interface ArticleDraft {
  readonly title: string;
  readonly category: string;
  /** A path of this site, or empty. */
  readonly sourcePage: string;
  readonly markdown: string;
}
type Field = keyof ArticleDraft;
const fields = ['title', 'category', 'sourcePage', 'markdown'] as const satisfies readonly Field[];

export const maxLengths: Record<Field, number> = {
  title: 200,
  category: 60,
  sourcePage: 200,
  markdown: 50_000,
};

type SavedText = Pick<StewardArticle, Field>;

export const toDraft = ({ title, category, sourcePage, markdown }: SavedText): ArticleDraft => ({
  title,
  category,
  sourcePage: sourcePage ?? '',
  markdown,
});

const isSameDraft = (one: ArticleDraft, other: ArticleDraft): boolean =>
  fields.every((field) => one[field] === other[field]);

const sitePath = /^\/(?!\/)[A-Za-z0-9/_-]*(#[A-Za-z0-9_-]+)?$/;

export function findErrors(draft: ArticleDraft): Partial<Record<Field, string>> {
  const path = draft.sourcePage.trim();
  const isInvalid = (field: Field): boolean =>
    field === 'sourcePage' ? path !== '' && !sitePath.test(path) : draft[field].trim() === '';
  return Object.fromEntries(fields.filter(isInvalid).map((field) => [field, copy.missing[field]]));
}

export const toBody = (draft: ArticleDraft): Omit<BodyOf<typeof createArticle>, 'key'> => ({
  title: draft.title.trim(),
  category: draft.category.trim(),
  sourcePage: draft.sourcePage.trim() || null,
  markdown: draft.markdown,
});

interface StoredDraft extends ArticleDraft {
  readonly baseVersion: number;
  /** Key of the creation of a new article. Each edit has its own, so that only an unchanged draft is the same creation. */
  readonly creationKey: string;
}

const emptyDraft: StoredDraft = {
  title: '',
  category: '',
  sourcePage: '',
  markdown: '',
  baseVersion: 0,
  creationKey: '',
};

interface DraftState {
  readonly draft: StoredDraft;
  /** True if the draft differs from the saved version. */
  readonly changed: boolean;
  readonly write: (change: Partial<ArticleDraft>) => void;
  /** Sets the saved version that the draft is based on. */
  readonly rebase: (baseVersion: number) => void;
  /** Discards the draft. */
  readonly reset: () => void;
}

/** The content gap that a new article is for. */
export interface ArticleGap {
  readonly id: string;
  /** The visitors' most frequent wording, which is stored only if the steward saves it. */
  readonly suggestedTitle: string;
}

type Saved = SavedText & { readonly id: string; readonly version: number };

/** A draft of an article, with the version that it is based on, which detects conflicts with a concurrent change. */
export function useArticleDraft(saved: Saved | null, gap: ArticleGap | null): DraftState {
  const [stored, store] = useDraft(`article-${saved?.id ?? gap?.id ?? 'new'}`, emptyDraft);
  const [creationKey] = useState(newId);
  const base: StoredDraft = {
    ...(saved ? toDraft(saved) : { ...emptyDraft, title: gap?.suggestedTitle ?? '' }),
    baseVersion: saved?.version ?? 0,
    creationKey,
  };
  const draft = stored ?? base;
  return {
    draft,
    changed: !isSameDraft(draft, base),
    write: (change) => store({ ...draft, ...change, creationKey: newId() }),
    rebase: (baseVersion) => store({ ...draft, baseVersion }),
    reset: () => store(null),
  };
}
