import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toastStore } from '../toast/toast-store.ts';
import './jsdom.ts';

/*
 * Setup of the vitest project `web`. Spec files share one jsdom and one module graph, so a hook at the top of a helper module runs for
 * the first file that imports it only. This file runs again for each spec file.
 */

// Pages load their scripts when they are first shown, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: Number(process.env['ASYNC_TIMEOUT_MS']), defaultHidden: false });

// A file starts with an empty page, regardless of earlier files of the worker.
document.body.replaceChildren();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toastStore.dismiss(toastStore.toast({ title: '' }));
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
