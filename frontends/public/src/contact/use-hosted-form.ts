import { useEffect, useRef, useState } from 'react';
import { patience, providerAnswers } from './provider-answers.ts';

/** `asking`: does the provider answer? `arriving`: the frame is there, its page is not yet. */
type HostedForm = 'closed' | 'asking' | 'arriving' | 'open' | 'failed';

/**
 * The provider's form: asked for on the visitor's word, framed once the provider answers, given up when it does not. A browser shows
 * its own error page in a frame and tells nobody, hence the question first.
 */
export function useHostedForm(url: string) {
  const [state, setState] = useState<HostedForm>('closed');
  const asking = useRef<AbortController>(null);

  useEffect(() => () => asking.current?.abort(), []);

  useEffect(() => {
    if (state !== 'arriving') return undefined;
    const timer = setTimeout(() => setState('failed'), patience);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    async load() {
      const controller = new AbortController();
      asking.current = controller;
      setState('asking');
      const answers = await providerAnswers(url, controller.signal);
      if (!controller.signal.aborted) setState(answers ? 'arriving' : 'failed');
    },
    arrived: () => setState('open'),
    close() {
      asking.current?.abort();
      setState('closed');
    },
  };
}
