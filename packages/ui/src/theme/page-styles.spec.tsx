import { render } from '@testing-library/react';
import { version } from 'styled-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageStylesId } from './page-styles.ts';
import { ThemeProvider } from './theme-provider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rule = '.prerendered{outline:3px solid}';
const marker = 'data-styled.g999[id="prerendered-component"]{content:"prerendered,"}';

it('moves the rules of a prerendered page into the sheet of styled-components after the first view', () => {
  const styles = document.createElement('style');
  styles.id = pageStylesId;
  styles.dataset['styledVersion'] = version;
  styles.textContent = `${rule}/*!sc*/\n${marker}/*!sc*/\n`;
  document.head.append(styles);

  render(<ThemeProvider>Page</ThemeProvider>);
  expect(styles.isConnected).toBe(true);

  vi.runAllTimers();
  expect(styles.isConnected).toBe(false);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText).join('')).toContain('.prerendered');
});
