/**
 * Browser APIs that the components use and jsdom lacks. Nothing is laid out in jsdom, so the observers report nothing. Loaded once per
 * worker by `setup.ts`.
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

/**
 * Disables animations: jsdom never ends one, and Radix keeps closing elements until their animation ends. Toasts in a transition ignore the
 * pointer, so a fast click would miss them. A spec that resets modules loads this file again.
 */
export const specStyles =
  document.querySelector<HTMLStyleElement>('#spec-styles') ?? document.createElement('style');
specStyles.id = 'spec-styles';
specStyles.textContent = `
  * { animation: none !important; }
  [aria-label='Notifications (F8)'] { pointer-events: auto !important; }
`;
document.head.append(specStyles);

/**
 * jsdom runs animation frames and its focus fix-up on one `setInterval`, which it starts when needed. One started under fake timers
 * never fires once the timers are real again, and no frame follows in that worker. A pending frame keeps the real interval running.
 */
const realRequestAnimationFrame = requestAnimationFrame;
const keepFramesRunning = (): void => void realRequestAnimationFrame(keepFramesRunning);
keepFramesRunning();
