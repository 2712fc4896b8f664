import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { specStyles } from '../testing/jsdom.ts';
import { render } from '../testing/render.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { Heading } from '../type/typography.tsx';
import { Card } from './card.tsx';
import { PageFade } from './page-fade.tsx';
import { Stack } from './primitives.ts';

const animation = (text: string) => getComputedStyle(screen.getByText(text)).animation;

describe('a page fade', () => {
  const page = (key: string) => (
    <ThemeProvider>
      <PageFade pageKey={key}>{key}</PageFade>
    </ThemeProvider>
  );

  it('shows the first page at once and fades every later one in over 0.3 s', () => {
    specStyles.remove();
    onTestFinished(() => document.head.append(specStyles));
    const { rerender } = render(<PageFade pageKey="/home">/home</PageFade>);
    expect(animation('/home')).not.toContain('0.3s');
    rerender(page('/how'));
    expect(animation('/how')).toContain('0.3s');
    rerender(page('/home'));
    expect(animation('/home')).toContain('0.3s');
  });
});

describe('primitives', () => {
  it('keep the props that steer their style off the element', () => {
    const { container } = render(
      <Stack gap={2} align="start" as="ul">
        <Card as="li" tone="gold" padding={3}>
          one
        </Card>
      </Stack>,
    );
    expect(container.querySelector('ul')?.getAttributeNames()).toEqual(['class']);
    expect(container.querySelector('li')?.getAttributeNames()).toEqual(['class']);
  });

  it('set the heading level independently of its size', () => {
    render(
      <Heading level={3} size="display">
        Large
      </Heading>,
    );
    expect(screen.getByRole('heading', { name: 'Large', level: 3 })).toBeTruthy();
  });
});

describe('the theme', () => {
  it('marks a chosen scheme on the document and leaves the rest to the reader', () => {
    const scheme = () => document.documentElement.dataset['scheme'];
    const { rerender } = render(null);
    expect(scheme()).toBeUndefined();
    rerender(<ThemeProvider scheme="dark">{null}</ThemeProvider>);
    expect(scheme()).toBe('dark');
    rerender(<ThemeProvider scheme="system">{null}</ThemeProvider>);
    expect(scheme()).toBeUndefined();
  });
});
