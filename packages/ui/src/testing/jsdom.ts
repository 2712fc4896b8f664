/**
 * For specs with dialogs, toasts and the like: `import '@aera/ui/testing'`. Gives jsdom what Radix calls and jsdom lacks; nothing
 * is laid out there, so there is nothing to report. Animations are off, because none would ever end.
 */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

class NoIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.IntersectionObserver ??= NoIntersectionObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

const still = document.createElement('style');
still.textContent = '* { animation: none !important; }';
document.head.append(still);
