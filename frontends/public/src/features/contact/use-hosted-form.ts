import { useEffect, useRef, useState } from 'react';

/** Timeout for the provider in milliseconds. */
export const timeoutMs = 8_000;

/** `checking`: tests whether the provider is reachable. `loading`: its page loads in the frame. */
type HostedFormState = 'closed' | 'checking' | 'loading' | 'open' | 'failed';

/**
 * The provider's form: loaded on request, and only if the provider answers. For an unreachable page, a frame shows the browser's error page
 * and fires `load` as usual, so reachability is checked first.
 */
export function useHostedForm(url: string) {
  const [state, setState] = useState<HostedFormState>('closed');
  const request = useRef<AbortController>(null);

  useEffect(() => () => request.current?.abort(), []);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    async load() {
      const controller = new AbortController();
      request.current = controller;
      setState('checking');
      const reachable = await isReachable(url, controller.signal);
      if (!controller.signal.aborted) setState(reachable ? 'loading' : 'failed');
    },
    onFrameLoad: () => setState('open'),
    close() {
      request.current?.abort();
      setState('closed');
    },
  };
}

/**
 * Returns whether a server answers at the URL. The answer itself is opaque (`no-cors`). False for a server that is down and for a URL
 * that the page's security policy does not allow.
 */
async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    await fetch(url, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: limit });
    return true;
  } catch {
    return false;
  }
}
