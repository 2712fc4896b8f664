import type { BodyOf, StewardArticle, draftArticle } from '@aera/contracts';

/** An article as it is typed. */
export interface ArticleDraft {
  readonly title: string;
  readonly category: string;
  /** A path of this site, or nothing. */
  readonly sourcePage: string;
  readonly markdown: string;
}
export type Field = keyof ArticleDraft;
export const fields = ['title', 'category', 'sourcePage', 'markdown'] as const satisfies readonly Field[];

export const longest: Record<Field, number> = {
  title: 200,
  category: 60,
  sourcePage: 200,
  markdown: 50_000,
};

export const emptyDraft: ArticleDraft = { title: '', category: '', sourcePage: '', markdown: '' };

export const draftOf = ({
  title,
  category,
  sourcePage,
  markdown,
}: Pick<StewardArticle, Exclude<Field, 'sourcePage'>> & {
  readonly sourcePage: string | null;
}): ArticleDraft => ({ title, category, sourcePage: sourcePage ?? '', markdown });

export const sameDraft = (one: ArticleDraft, other: ArticleDraft): boolean =>
  fields.every((field) => one[field] === other[field]);

const sitePath = /^\/(?!\/)[A-Za-z0-9/_-]*(#[A-Za-z0-9_-]+)?$/;

/** The fields that have to be put right before the server is asked, the first of them first. */
export const wrongFields = ({ title, category, sourcePage, markdown }: ArticleDraft): Field[] =>
  fields.filter(
    (field) =>
      ({
        title: title.trim() === '',
        category: category.trim() === '',
        sourcePage: sourcePage.trim() !== '' && !sitePath.test(sourcePage.trim()),
        markdown: markdown.trim() === '',
      })[field],
  );

export const bodyOf = ({
  title,
  category,
  sourcePage,
  markdown,
}: ArticleDraft): BodyOf<typeof draftArticle> => ({
  title: title.trim(),
  category: category.trim(),
  sourcePage: sourcePage.trim() || null,
  markdown,
});
