import { toDocumentTitle } from '@aera/content';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Keeps the page out of search engines; for personal pages and links. */
  readonly noIndex?: boolean;
}

/** Title and description of a page; React moves them into the document head. */
export function PageHead({ title, description, noIndex = false }: PageHeadProps) {
  return (
    <>
      <title>{toDocumentTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
