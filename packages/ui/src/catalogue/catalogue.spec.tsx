import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { Catalogue, type CatalogueMedia } from './catalogue.tsx';

const media: CatalogueMedia = {
  film: {
    sources: [{ src: '/film.mp4', type: 'video/mp4' }],
    poster: '/film.webp',
    captions: { src: '/film.vtt', srcLang: 'en', label: 'English' },
    width: 1280,
    height: 720,
  },
  picture: { src: '/picture.svg', width: 1200, height: 800 },
};

const chapters = [
  'foundations',
  'layout',
  'controls',
  'disclosure',
  'data',
  'steps-and-media',
  'feedback',
  'overlays',
];

describe('the catalogue', () => {
  it('has no axe violations', async () => {
    render(<Catalogue media={media} />);
    for (const id of chapters) expect(document.getElementById(id)).not.toBeNull();
    expect(await act(() => axeViolations())).toEqual([]);
  });

  it('lists all its chapters', () => {
    render(<Catalogue media={media} />);
    const links = within(screen.getByRole('navigation', { name: 'Components' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(chapters.map((id) => `#${id}`));
  });

  it('shows every icon', () => {
    render(<Catalogue media={media} />);
    const icons = Object.keys(ui).filter((name) => /^[A-Z]\w+Icon$/.test(name));
    for (const name of icons) expect(screen.getByText(name)).toBeTruthy();
  });

  it('switches the scheme of the page, and back', () => {
    const { unmount } = render(<Catalogue media={media} />);
    const scheme = () => document.documentElement.dataset['scheme'];
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(scheme()).toBe('dark');
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(scheme()).toBe('light');
    unmount();
    expect(scheme()).toBeUndefined();
  });

  it('is prerendered with its styles, both schemes and reduced motion', () => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <ThemeProvider>
          <Catalogue media={media} />
        </ThemeProvider>,
      ),
    );
    const styles = sheet.getStyleTags();
    expect(html).toContain('The design system');
    expect(styles).toContain('--aera-color-ink:#15211f');
    expect(styles).toContain('--aera-color-ink:#f3ecdd');
    expect(styles).toContain('prefers-reduced-motion');
  });
});
