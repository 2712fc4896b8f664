import axe from 'axe-core';

/** Rules of axe that the page breaks. Colours are tested with the palette and in the browser: jsdom does not draw. */
export async function axeViolations(within: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(within, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
