import { cleanup, render as renderBare } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach, assert, beforeEach, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';

/** What React and styled-components complain about (a prop on the wrong element, a missing key) fails the test. */
const complaints = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of complaints) vi.spyOn(console, level);
});

afterEach(() => {
  cleanup();
  const said = complaints.flatMap((level) =>
    vi.mocked(console[level]).mock.calls.map(([text]) => String(text)),
  );
  vi.restoreAllMocks();
  assert.deepEqual(said, []);
});

export const render = (children: ReactNode) => renderBare(<ThemeProvider>{children}</ThemeProvider>);

/** Rules of axe that what is on the page breaks. Colours are for `palette.spec.tsx`: jsdom does not draw. */
export async function axeViolations(within: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(within, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
