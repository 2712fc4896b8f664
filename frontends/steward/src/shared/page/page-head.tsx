import { brand } from '@aera/content';

/** Title of a page, which is nothing for search engines; React moves both into the document head. */
export function PageHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
