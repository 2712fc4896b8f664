import { readSiteOrigin } from '@aera/frontend-kit';

/** Title, description and canonical address of a page; React moves them into the document head. */
export function PageHead({
  meta,
  path,
}: {
  readonly meta: { readonly title: string; readonly description: string };
  readonly path: string;
}) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={readSiteOrigin() + path} />
    </>
  );
}
