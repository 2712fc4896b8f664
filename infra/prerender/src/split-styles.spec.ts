import { expect, it } from 'vitest';
import { splitGlobalStyles } from './split-styles.ts';

const end = '/*!sc*/\n';
const fonts = '@font-face{font-family:"A";}';
const reset = '*{margin:0;}';
const globalMarker = 'data-styled.g1[id="sc-global-a1"]{content:"sc-global-a11,"}';
const bar = '.x{color:red;}';
const barMarker = 'data-styled.g2[id="sc-b-0"]{content:"x,"}';

it('keeps global rules in the shared style sheet and references them', () => {
  const styles = `<style data-styled="true">${[fonts, reset, globalMarker, bar, barMarker].map((part) => part + end).join('')}</style>`;
  expect(splitGlobalStyles(styles)).toBe(
    `<style>${fonts}${reset}</style>` +
      `<style data-styled="true">${[globalMarker, bar, barMarker].map((part) => part + end).join('')}</style>`,
  );
});

it('rejects input that is not a style element', () =>
  expect(() => splitGlobalStyles('<p>Styles</p>')).toThrow('styles of a page'));
