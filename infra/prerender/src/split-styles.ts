/** Separator of rules in the output of styled-components; `data-styled.g1[id="sc-…"]` ends the rules of one component. */
const splitter = '/*!sc*/\n';
const globalMarker = /^data-styled\.g\d+\[id="sc-global-/;
const isMarker = (part: string) => part.startsWith('data-styled.');

/**
 * Splits the styles of a page into three elements: the global rules (fonts, tokens, reset), the rules of components, and an element with
 * only the markers. styled-components reads the last one, so it knows the rules of the page and adds none of them again. It copies what it
 * reads into a sheet of its own, and each rule that it adds there makes the browser match all elements of that sheet again. The shell
 * passes it the second element after the first view. It never gets the fonts: the browser would lay out all text again.
 */
export function splitStyles(styles: string, pageStylesId: string): string {
  const [, open, css, close] =
    /^(<style[^>]* data-styled="true"[^>]*>)(.*)(<\/style>)$/s.exec(styles.trim()) ?? [];
  if (open === undefined || css === undefined) throw new Error('These are not the styles of a page.');
  const global: string[] = [];
  const components: string[] = [];
  const markers: string[] = [];
  let rules: string[] = [];
  for (const part of css.split(splitter).filter((text) => text.trim() !== '')) {
    if (!isMarker(part)) {
      rules.push(part);
      continue;
    }
    markers.push(part);
    if (globalMarker.test(part)) global.push(...rules);
    else components.push(...rules, part);
    rules = [];
  }
  const join = (parts: string[]) => parts.map((part) => part + splitter).join('');
  const deferred = open.replace('data-styled="true"', `id="${pageStylesId}"`);
  return `<style>${global.join('')}</style>${deferred}${join(components)}${close}${open}${join(markers)}${close}`;
}
