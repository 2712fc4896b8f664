/** Placeholder of the site's origin in prerendered pages; the gateway replaces it. */
export const originPlaceholder = 'https://origin.invalid';

/** The origin of the site: from the page if the gateway wrote it there, else from the location. */
export const readSiteOrigin = (): string =>
  typeof document === 'undefined'
    ? originPlaceholder
    : (document.documentElement.dataset['origin'] ?? window.location.origin);
