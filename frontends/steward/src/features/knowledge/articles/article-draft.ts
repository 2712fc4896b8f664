import { brandKey } from '@aera/content';
import type { BodyOf, createArticle, StewardArticle } from '@aera/contracts';
import { safeSessionStorage } from '@aera/frontend-kit';
import { useState } from 'react';

/** An article as it is typed. */
export interface ArticleDraft {
  readonly title: string;
  readonly category: string;
  /** A path of this site, or nothing. */
  readonly sourcePage: string;
  readonly markdown: string;
}
export type Field = keyof ArticleDraft;
const fields = ['title', 'category', 'sourcePage', 'markdown'] as const satisfies readonly Field[];

export const maxLengths: Record<Field, number> = {
  title: 200,
  category: 60,
  sourcePage: 200,
  markdown: 50_000,
};

const emptyDraft: ArticleDraft = { title: '', category: '', sourcePage: '', markdown: '' };

export const toDraft = ({
  title,
  category,
  sourcePage,
  markdown,
}: Pick<StewardArticle, Exclude<Field, 'sourcePage'>> & {
  readonly sourcePage: string | null;
}): ArticleDraft => ({ title, category, sourcePage: sourcePage ?? '', markdown });

const isSameDraft = (one: ArticleDraft, other: ArticleDraft): boolean =>
  fields.every((field) => one[field] === other[field]);

const sitePath = /^\/(?!\/)[A-Za-z0-9/_-]*(#[A-Za-z0-9_-]+)?$/;

/** Fields that fail validation, in the order of the form. */
export const findInvalidFields = ({ title, category, sourcePage, markdown }: ArticleDraft): Field[] =>
  fields.filter(
    (field) =>
      ({
        title: title.trim() === '',
        category: category.trim() === '',
        sourcePage: sourcePage.trim() !== '' && !sitePath.test(sourcePage.trim()),
        markdown: markdown.trim() === '',
      })[field],
  );

export const toBody = ({
  title,
  category,
  sourcePage,
  markdown,
}: ArticleDraft): BodyOf<typeof createArticle> => ({
  title: title.trim(),
  category: category.trim(),
  sourcePage: sourcePage.trim() || null,
  markdown,
});

/** The id under which a new article is kept. */
const newArticleId = 'new';

/** What was typed, and the version it was typed over. */
interface StoredDraft {
  readonly draft: ArticleDraft;
  readonly over: number;
}

interface DraftState extends StoredDraft {
  /** Differs from what is saved. */
  readonly changed: boolean;
  readonly write: (change: Partial<ArticleDraft>) => void;
  /** Bases the typed text, or another one, on another saved version. */
  readonly rebase: (over: number, draft?: ArticleDraft) => void;
  /** Discards the draft. */
  readonly reset: () => void;
}

type Saved = Parameters<typeof toDraft>[0] & { readonly id: string; readonly version: number };

/**
 * A draft of an article, stored for the tab with the version it is based on. It survives a failure, a reload and the end of the session,
 * and a concurrent version is never overwritten unseen.
 */
export function useArticleDraft(saved: Saved | null): DraftState {
  const key = brandKey(`article-draft-${saved?.id ?? newArticleId}`);
  const basis: StoredDraft = { draft: saved ? toDraft(saved) : emptyDraft, over: saved?.version ?? 0 };
  const [stored, setStored] = useState<StoredDraft | null>(() => read(safeSessionStorage.get(key)));

  const store = (next: StoredDraft | null) => {
    setStored(next);
    if (next) safeSessionStorage.set(key, JSON.stringify(next));
    else safeSessionStorage.remove(key);
  };
  const now = stored ?? basis;
  return {
    ...now,
    changed: stored !== null && !isSameDraft(stored.draft, basis.draft),
    write: (change) => store({ ...now, draft: { ...now.draft, ...change } }),
    rebase: (over, draft = now.draft) => store({ over, draft }),
    reset: () => store(null),
  };
}

/** What the tab kept; null for what this page did not write. */
function read(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft> | null;
    const whole = fields.every((field) => typeof stored?.draft?.[field] === 'string');
    return whole && typeof stored?.over === 'number' ? (stored as StoredDraft) : null;
  } catch {
    return null;
  }
}
