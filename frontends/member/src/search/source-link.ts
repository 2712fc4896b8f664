/** Where a result's source can be opened: a page of this site or of the web; null for an address that is none. */
export function sourceLink(sourcePage: string | undefined): string | null {
  if (!sourcePage || !URL.canParse(sourcePage, window.location.origin)) return null;
  const { protocol, href } = new URL(sourcePage, window.location.origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
