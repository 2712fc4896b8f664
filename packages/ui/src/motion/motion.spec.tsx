import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { MotionProvider, Reveal } from './index.ts';

const page = (
  <MotionProvider>
    <Reveal>above</Reveal>
    <Reveal>below</Reveal>
  </MotionProvider>
);

/** Reports what a test sets as visible. */
let scrollIntoView: (target: Element) => void;

beforeEach(() => {
  class ScriptedObserver {
    readonly observe = vi.fn<(target: Element) => void>();
    readonly unobserve = vi.fn<(target: Element) => void>();
    readonly disconnect = vi.fn<() => void>();
    constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      scrollIntoView = (target) => report([{ target, isIntersecting: true }]);
    }
  }
  vi.stubGlobal('IntersectionObserver', ScriptedObserver);
});

/** One element is in the first view, the other far down the page. */
const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.textContent === 'below' ? 2000 : 100, 100, 100);
  });

const readOpacity = (text: string) => getComputedStyle(screen.getByText(text)).opacity;

describe('a reveal', () => {
  it('can be read in a prerendered page, before any script', () =>
    expect(renderToString(page)).not.toMatch(/opacity:\s*0/));

  it('is revealed on scroll; content of the first view is never hidden', async () => {
    layOut();
    render(page);
    await waitFor(() => expect(readOpacity('below')).toBe('0'));
    expect(readOpacity('above')).not.toBe('0');
    act(() => scrollIntoView(screen.getByText('below')));
    await waitFor(() => expect(readOpacity('below')).toBe('1'));
  });
});
