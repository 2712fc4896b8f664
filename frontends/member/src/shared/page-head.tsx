import { brand } from '@aera/content';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Pages about one member are nothing for search engines. */
  readonly personal?: boolean;
}

/** Title and description of a page; React moves them into the document head. */
export function PageHead({ title, description, personal = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      {personal && <meta name="robots" content="noindex" />}
    </>
  );
}
