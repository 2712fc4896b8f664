import { brandKey } from '@aera/content';
import { session } from '@aera/frontend-kit';
import { useState } from 'react';
import { type ArticleDraft, draftOf, emptyDraft, fields, sameDraft } from './article-draft.ts';

/** The id under which a new article is kept. */
const unborn = 'new';

/** What was typed, and the version it was typed over. */
interface Kept {
  readonly draft: ArticleDraft;
  readonly over: number;
}

export interface DraftState extends Kept {
  /** Differs from what is saved. */
  readonly changed: boolean;
  readonly write: (change: Partial<ArticleDraft>) => void;
  /** Goes on from another saved version with the typed text, or with another one. */
  readonly rebase: (over: number, draft?: ArticleDraft) => void;
  /** Begins again from what is saved. */
  readonly reset: () => void;
}

type Saved = Parameters<typeof draftOf>[0] & { readonly id: string; readonly version: number };

/**
 * An article as far as it is written, kept for the tab with the version it was begun over: neither a failure, a reload nor the end
 * of the session loses it, and a version saved meanwhile by somebody else is never overwritten unseen.
 */
export function useArticleDraft(saved: Saved | null): DraftState {
  const key = brandKey(`article-draft-${saved?.id ?? unborn}`);
  const basis: Kept = { draft: saved ? draftOf(saved) : emptyDraft, over: saved?.version ?? 0 };
  const [kept, setKept] = useState<Kept | null>(() => read(session.get(key)));

  const keep = (next: Kept | null) => {
    setKept(next);
    if (next) session.set(key, JSON.stringify(next));
    else session.remove(key);
  };
  const now = kept ?? basis;
  return {
    ...now,
    changed: kept !== null && !sameDraft(kept.draft, basis.draft),
    write: (change) => keep({ ...now, draft: { ...now.draft, ...change } }),
    rebase: (over, draft = now.draft) => keep({ over, draft }),
    reset: () => keep(null),
  };
}

/** What the tab kept; null for what this page did not write. */
function read(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const whole = fields.every((field) => typeof kept?.draft?.[field] === 'string');
    return whole && typeof kept?.over === 'number' ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
