import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { toastStore } from '../toast/toast-store.ts';
import './jsdom.ts';

/*
 * Setup of the vitest project `web`. Spec files share one jsdom and one module graph, so a hook at the top of a helper module runs for
 * the first file that imports it only. This file runs again for each spec file.
 */

// Pages load their scripts when they are first shown, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: Number(process.env['ASYNC_TIMEOUT_MS']), defaultHidden: false });

// For each element, React's development build records a stack and a task, which only its warnings about owners use: an eighth of the time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});

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
