import axe from 'axe-core';

/** Returns the axe rules that the page violates. Colours are tested with the palette and in the browser, because jsdom does not draw. */
export async function axeViolations(within: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(within, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
