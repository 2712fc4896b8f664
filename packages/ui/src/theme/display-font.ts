import { css } from 'styled-components';

/**
 * The headings' font, Latin, 14 kB. For a preload link in the document head. A path, not an address: the styles have to be the
 * same wherever the page is rendered.
 */
export const displayFontUrl = new URL(
  '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  import.meta.url,
).pathname;

/**
 * The fallback has the width and height of Marcellus (974 up, 280 down, 12.2 % wider than Times New Roman, measured over
 * 100 characters). Where the font, which is preloaded, comes later than the first view, it waits for the next page: no heading
 * changes its lines under the reader.
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
