import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { render } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

const items = ['Essence', 'Matter', 'Aether'].map((label) => ({
  value: label,
  label,
  panel: `about ${label}`,
}));

const panel = () => screen.getByRole('tabpanel').textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the first panel, and others by click and by arrow keys, wrapping around', async () => {
    render(<Tabs label="The Living Fabric" items={items} />);
    expect(panel()).toBe('about Essence');
    await userEvent.click(tab('Matter'));
    expect(panel()).toBe('about Matter');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(panel()).toBe('about Essence');
    await userEvent.keyboard('{ArrowLeft}');
    expect(panel()).toBe('about Aether');
    expect(screen.getByRole('tablist', { name: 'The Living Fabric' })).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('move to the first and the last by Home and End', async () => {
    render(<Tabs label="The Living Fabric" items={items} />);
    tab('Essence').focus();
    await userEvent.keyboard('{End}');
    expect(panel()).toBe('about Aether');
    await userEvent.keyboard('{Home}');
    expect(panel()).toBe('about Essence');
  });

  it('can be controlled', async () => {
    const change = vi.fn<(value: string) => void>();
    render(<Tabs label="Fabric" items={items} value="Aether" onValueChange={change} />);
    await userEvent.click(tab('Matter'));
    expect(change).toHaveBeenCalledWith('Matter');
    expect(panel()).toBe('about Aether');
  });

  it('keep every panel in a prerendered page unless loading on demand is set', () => {
    expect(renderToString(<Tabs label="Fabric" items={items} />)).toContain('about Aether');
    expect(renderToString(<Tabs label="Fabric" items={items} keepPanels={false} />)).not.toContain(
      'about Aether',
    );
  });

  it('have a longer accessible name if they show only a number', async () => {
    render(
      <Tabs
        label="Objections"
        variant="numbers"
        items={[1, 2].map((n) => ({
          value: `${n}`,
          label: n,
          name: `Objection ${n}`,
          panel: `rebuttal ${n}`,
        }))}
      />,
    );
    await userEvent.click(tab('Objection 2'));
    expect(panel()).toBe('rebuttal 2');
    expect(await axeViolations()).toEqual([]);
  });
});

describe('a row of tabs that overflows', () => {
  const scrolls: ScrollToOptions[] = [];
  /** Three tabs of 100 px in a row of 150 px, or of another width, as jsdom has no layout. */
  const layOut = (still: boolean, width = 150) => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
      const at = items.findIndex(({ label }) => label === this.textContent);
      return at < 0 ? new DOMRect(0, 0, width, 40) : new DOMRect(at * 100, 0, 100, 40);
    });
    Element.prototype.scrollBy = (options) => void scrolls.push(options as ScrollToOptions);
    window.matchMedia = (media) => ({ media, matches: still }) as MediaQueryList;
  };
  afterEach(() => {
    scrolls.length = 0;
    Reflect.deleteProperty(Element.prototype, 'scrollBy');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('starts at the open tab, without scrolling smoothly', () => {
    layOut(false);
    render(<Tabs label="Fabric" items={items} value="Aether" />);
    expect(scrolls).toEqual([{ left: 190, behavior: 'instant' }]);
  });

  it('does not scroll while the open tab is visible', () => {
    layOut(false);
    render(<Tabs label="Fabric" items={items} />);
    expect(scrolls).toEqual([]);
  });

  it.each([
    ['follows the open tab smoothly', false, 'smooth'],
    ['jumps where less motion is wished for', true, 'instant'],
  ])('%s', async (_, still, behavior) => {
    layOut(still);
    render(<Tabs label="Fabric" items={items} />);
    await userEvent.click(tab('Matter'));
    expect(scrolls).toEqual([{ left: 90, behavior }]);
  });

  it('shows the open tab at once after a rotation of the phone', () => {
    let resize = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe = () => {};
        disconnect = () => {};
      },
    );
    layOut(false, 300);
    render(<Tabs label="Fabric" items={items} value="Aether" />);
    expect(scrolls).toEqual([]);
    layOut(false);
    resize();
    expect(scrolls).toEqual([{ left: 190, behavior: 'instant' }]);
  });
});
