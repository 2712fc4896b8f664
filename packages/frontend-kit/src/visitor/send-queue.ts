import { logFailure } from '../events/log-failure.ts';

type Call = { url: string; failure: string; body: string; logged: boolean };
type Outcome = 'sent' | 'rejected' | 'failed';

const maxQueued = 40;

/**
 * Sends calls one at a time. A failed call is logged once, and sent again with the next call or when the browser is online again; their
 * bodies contain ids, so a repeated call has no second effect. A call that the server rejects is logged and dropped, and so is the oldest of
 * more than 40 waiting ones, without a log entry.
 */
export function createSendQueue(): (name: string, failure: string, body: object) => void {
  let waiting: Call[] = [];
  let sending = Promise.resolve();

  const flush = async () => {
    for (const call of waiting) {
      const outcome = await post(call);
      if (outcome !== 'sent' && !call.logged) logFailure(call.failure);
      call.logged = true;
      if (outcome !== 'failed') waiting = waiting.filter((other) => other !== call);
    }
  };
  const flushNext = () => {
    sending = sending.then(flush);
  };
  addEventListener('online', flushNext);

  return (name, failure, body) => {
    const call = { url: `/api/visitor/${name}`, failure, body: JSON.stringify(body), logged: false };
    waiting = [...waiting, call].slice(-maxQueued);
    flushNext();
  };
}

async function post({ url, body }: Call): Promise<Outcome> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    });
    if (ok) return 'sent';
    return status < 500 && status !== 429 ? 'rejected' : 'failed';
  } catch {
    return 'failed';
  }
}
