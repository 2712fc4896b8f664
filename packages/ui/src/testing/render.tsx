import { render as renderBare } from '@testing-library/react';
import type { ReactElement } from 'react';
import { assert, onTestFinished, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';

/** Warnings of React and styled-components (a prop on the wrong element, a missing key) fail the test. */
function failOnComplaints(): void {
  const complaints: unknown[][] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
  onTestFinished(() => assert.deepEqual(complaints, []));
}

/** `rerender` of the result has the theme too. */
export function render(element: ReactElement) {
  failOnComplaints();
  return renderBare(element, { wrapper: ThemeProvider });
}
