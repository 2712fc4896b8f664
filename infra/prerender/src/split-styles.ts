/** How styled-components parts what it writes; `data-styled.g1[id="sc-…"]` closes the rules of one component. */
const splitter = '/*!sc*/\n';
const ofGlobal = /^data-styled\.g\d+\[id="sc-global-/;
const isMarker = (part: string) => part.startsWith('data-styled.');

/**
 * Takes the global rules (fonts, tokens, reset) out of the style element that styled-components reads back, into one of their own.
 * It puts all it reads into a sheet of its own; if the fonts were among that, the browser would lay out every word again. The
 * markers stay, so that it takes these rules for there already.
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
    if (ofGlobal.test(part)) {
      global.push(...rules.slice(0, -1));
      components.push(part);
    } else components.push(...rules);
    rules = [];
  }
  return `<style>${global.join('')}</style>${open}${components.map((part) => part + splitter).join('')}${close}`;
}
