import { expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

const end = '/*!sc*/\n';
const fonts = '@font-face{font-family:"A";}';
const reset = '*{margin:0;}';
const globalMarker = 'data-styled.g1[id="sc-global-a1"]{content:"sc-global-a11,"}';
const bar = '.x{color:red;}';
const barMarker = 'data-styled.g2[id="sc-b-0"]{content:"x,"}';

it('separates the global rules, the rules of components, and the markers', () => {
  const styles = `<style data-styled="true">${[fonts, reset, globalMarker, bar, barMarker].map((part) => part + end).join('')}</style>`;
  expect(splitStyles(styles, 'page-styles')).toBe(
    `<style>${fonts}${reset}</style>` +
      `<style id="page-styles">${bar}${end}${barMarker}${end}</style>` +
      `<style data-styled="true">${globalMarker}${end}${barMarker}${end}</style>`,
  );
});

it.each([
  ['no style element', '<p>Styles</p>'],
  ['no element of styled-components', `<style>${bar}${end}</style>`],
])('rejects input that is %s', (_, styles) =>
  expect(() => splitStyles(styles, 'page-styles')).toThrow('styles of a page'),
);
