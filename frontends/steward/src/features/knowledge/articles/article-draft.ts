import type { BodyOf, createArticle, StewardArticle } from '@aera/contracts';
import { newId, safeSessionStorage } from '@aera/frontend-kit';
import { useState } from 'react';
import { toDraftKey } from '../../../shared/session/drafts.ts';
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

const emptyDraft: ArticleDraft = { title: '', category: '', sourcePage: '', markdown: '' };

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

interface StoredDraft {
  readonly draft: ArticleDraft;
  readonly baseVersion: number;
  /** Key of the creation of a new article. Each edit has its own, so that only an unchanged draft is the same creation. */
  readonly creationKey: string;
}

interface DraftState extends StoredDraft {
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

/**
 * A draft of an article, stored in the tab for its author, with the version that it is based on. It survives a failure, a reload and the end of the
 * session. The base version detects conflicts with a concurrent change.
 */
export function useArticleDraft(saved: Saved | null, gap: ArticleGap | null): DraftState {
  const key = toDraftKey(`article-${saved?.id ?? gap?.id ?? 'new'}`);
  const [firstCreationKey] = useState(newId);
  const base: StoredDraft = {
    draft: saved ? toDraft(saved) : { ...emptyDraft, title: gap?.suggestedTitle ?? '' },
    baseVersion: saved?.version ?? 0,
    creationKey: firstCreationKey,
  };
  const [stored, setStored] = useState<StoredDraft | null>(() =>
    parseStoredDraft(safeSessionStorage.get(key)),
  );

  const store = (next: StoredDraft | null) => {
    setStored(next);
    if (next) safeSessionStorage.set(key, JSON.stringify(next));
    else safeSessionStorage.remove(key);
  };
  const current = stored ?? base;
  return {
    ...current,
    changed: stored !== null && !isSameDraft(stored.draft, base.draft),
    write: (change) => store({ ...current, draft: { ...current.draft, ...change }, creationKey: newId() }),
    rebase: (baseVersion) => store({ ...current, baseVersion }),
    reset: () => store(null),
  };
}

/** Parses a stored draft; null for text in another format. */
function parseStoredDraft(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft> | null;
    const isComplete = fields.every((field) => typeof stored?.draft?.[field] === 'string');
    const { baseVersion, creationKey } = stored ?? {};
    return isComplete && typeof baseVersion === 'number' && typeof creationKey === 'string'
      ? (stored as StoredDraft)
      : null;
  } catch {
    return null;
  }
}
