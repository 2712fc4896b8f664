/** Stands for the origin of the site in pages rendered at build; the gateway, which alone knows it, puts it in its place. */
export const originPlaceholder = 'https://origin.invalid';

/** The origin under which the site is known: what the gateway wrote into the page, else where the browser is. */
export const siteOrigin = (): string =>
  typeof document === 'undefined'
    ? originPlaceholder
    : (document.documentElement.dataset['origin'] ?? window.location.origin);
