import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import '../testing/jsdom.ts';
import { axeViolations, render } from '../testing/render.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { Catalogue } from './catalogue.tsx';

describe('the catalogue', () => {
  it('breaks no rule of axe', async () => {
    render(<Catalogue />);
    expect(await act(axeViolations)).toEqual([]);
  });

  it('is rendered without a browser, with its styles, both schemes and no motion for those who want none', () => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <ThemeProvider>
          <Catalogue />
        </ThemeProvider>,
      ),
    );
    const styles = sheet.getStyleTags();
    expect(html).toContain('Who holds authority over your life?');
    expect(styles).toContain('--aera-color-ink:#15211f');
    expect(styles).toContain('--aera-color-ink:#f3ecdd');
    expect(styles).toContain('prefers-reduced-motion');
  });
});
