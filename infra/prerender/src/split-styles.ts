/** Separator of rules in the output of styled-components; `data-styled.g1[id="sc-…"]` ends the rules of one component. */
const splitter = '/*!sc*/\n';
const globalMarker = /^data-styled\.g\d+\[id="sc-global-/;
const isMarker = (part: string) => part.startsWith('data-styled.');

/**
 * Moves the global rules (fonts, tokens, reset) to a style element of their own. styled-components copies the element that it hydrates into
 * a new sheet; with the fonts in it, the browser would lay out all text again. The markers stay, so that it does not add the global rules
 * again.
 */
export function splitGlobalStyles(styles: string): string {
  const [, open, css, close] = /^(<style[^>]*>)(.*)(<\/style>)$/s.exec(styles.trim()) ?? [];
  if (open === undefined || css === undefined) throw new Error('These are not the styles of a page.');
  const global: string[] = [];
  const components: string[] = [];
  let rules: string[] = [];
  for (const part of css.split(splitter).filter((text) => text.trim() !== '')) {
    rules.push(part);
    if (!isMarker(part)) continue;
    if (globalMarker.test(part)) {
      global.push(...rules.slice(0, -1));
      components.push(part);
    } else components.push(...rules);
    rules = [];
  }
  return `<style>${global.join('')}</style>${open}${components.map((part) => part + splitter).join('')}${close}`;
}
