import * as runtimeCore from '@module-federation/runtime/core';

// The remotes use this federation runtime (`externalRuntime`), so their entry scripts contain none.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

void start();

async function start(): Promise<void> {
  if (document.querySelector('#root')?.hasChildNodes()) await waitForFirstPaint();
  activatePreloads();
  await import(/* webpackChunkName: "bootstrap" */ './app/bootstrap.tsx');
}

/** Resolves after the first paint, so that scripts do not delay it. A hidden tab paints nothing, so there it resolves at once. */
function waitForFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : 1000);
  });
}

/** Turns the links of a prerendered page, which browsers ignore until then, into preloads. */
function activatePreloads(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload-after-paint]'))
    link.rel = 'preload';
}
