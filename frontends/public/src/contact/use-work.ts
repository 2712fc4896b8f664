import { contactChallenge } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useRef } from 'react';
import { doWork, type Work } from './do-work.ts';

/** The work that goes with one message: begun early, so that nobody waits for it. A message without it is taken too. */
export function useWork() {
  const running = useRef<Promise<Work | null> | null>(null);
  return {
    begin(): Promise<Work | null> {
      running.current ??= callApi(contactChallenge)
        .then(doWork)
        .catch(() => null);
      return running.current;
    },
    /** The next message is another one. */
    renew() {
      running.current = null;
    },
  };
}
