import { css } from 'styled-components';

/**
 * The headings' font, Latin, 14 kB, for a preload link in the document head. A path without origin, so that the styles are the same
 * wherever the page is rendered.
 */
export const displayFontUrl = new URL(
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  import.meta.url,
).pathname;

/**
 * The fallback has the width and height of Marcellus (974 up, 280 down, 12.2 % wider than Times New Roman, measured over 100 characters).
 * If the preloaded font arrives after the first view, it is used from the next page on, so that headings do not reflow.
 */
export const displayFontFaces = css`
  @font-face {
    font-family: 'Marcellus';
    src: url(${displayFontUrl}) format('woff2');
    font-weight: 400;
    font-display: optional;
  }
  @font-face {
    font-family: 'Marcellus Fallback';
    src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
    size-adjust: 112.2%;
    ascent-override: 86.8%;
    descent-override: 25%;
    line-gap-override: 0%;
  }
`;

/** The font of all other text, Latin, all weights in one file, 29 kB, for a preload link in the document head. */
export const textFontUrl = new URL(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  import.meta.url,
).pathname;

/**
 * Source Sans is small for its size, so it is enlarged by 5 % to match system fonts. Its fallbacks have its width, measured over 7,600
 * characters of the site's copy in regular (0.408 em) and semibold (0.421 em), and its height (1.075 em up, 0.42 em down), so that lines
 * break at the same places. If the font arrives after the first view, it is used from the next page on. Its figures are lining and tabular.
 */
export const textFontFaces = css`
  @font-face {
    font-family: 'Source Sans';
    src: url(${textFontUrl}) format('woff2');
    font-weight: 200 900;
    font-display: optional;
    size-adjust: 105%;
  }
  @font-face {
    font-family: 'Source Sans Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo');
    size-adjust: 97.5%;
    ascent-override: 110.3%;
    descent-override: 43.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Source Sans Fallback';
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Arimo Bold');
    font-weight: 600 900;
    size-adjust: 93.2%;
    ascent-override: 115.4%;
    descent-override: 45.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Source Sans Fallback 2';
    src: local('Roboto');
    size-adjust: 98.3%;
    ascent-override: 109.4%;
    descent-override: 42.7%;
    line-gap-override: 0%;
  }
`;
