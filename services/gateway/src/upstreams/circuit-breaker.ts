/** Keeps requests away from a service that fails, and finds out when it is back. */
export interface CircuitBreaker {
  /** Lets a request through, or says in how many milliseconds the next one may be. */
  tryAcquirePermit(): CallPermit | { readonly retryAfter: number };
  state(): 'closed' | 'open' | 'half-open';
}

/** A request that was let through; what is said first of how it went counts. */
export interface CallPermit {
  /** The service answered, whatever it said. */
  onSuccess(): void;
  /** It did not: no connection, a broken one, or silence. */
  onError(): void;
  /** Unknown: the client disconnected. */
  onCancel(): void;
}

export interface CircuitBreakerConfig {
  /** Failures within `window` that open it, if they are at least half of what was tried. */
  readonly failures: number;
  /** Milliseconds. */
  readonly windowMs: number;
  /** Milliseconds that it is open at first; twice as long after each probe that fails, up to `maxBufferedBytes`. */
  readonly minOpenMs: number;
  readonly maxOpenMs: number;
}

const defaultConfig: CircuitBreakerConfig = {
  failures: 5,
  windowMs: 10_000,
  minOpenMs: 500,
  maxOpenMs: 8_000,
};

/** Milliseconds after which those who wait for the probe may ask again. */
const probeRetryAfterMs = 1_000;

/** What was tried in half a window. */
interface WindowBucket {
  readonly since: number;
  calls: number;
  failures: number;
}

/**
 * Opens when at least half of the calls in the window failed. After the open period one probe request is allowed (half-open); its success
 * closes the breaker.
 */
export function createCircuitBreaker(
  { failures, windowMs, minOpenMs, maxOpenMs }: CircuitBreakerConfig = defaultConfig,
  // A clock that is set back must not keep a service alone for as long.
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let current: WindowBucket = { since: now(), calls: 0, failures: 0 };
  let previous: WindowBucket = current;
  /** Until when nothing goes through, and for how long that was; null while it is closed. */
  let open: { readonly until: number; readonly length: number } | null = null;
  let isProbing = false;

  const reset = () => {
    current = { since: now(), calls: 0, failures: 0 };
    previous = { since: -Infinity, calls: 0, failures: 0 };
  };
  reset();

  const count = (failed: boolean) => {
    const half = windowMs / 2;
    if (now() - current.since >= half) {
      previous = now() - current.since < windowMs ? current : { since: -Infinity, calls: 0, failures: 0 };
      current = { since: now(), calls: 0, failures: 0 };
    }
    current.calls++;
    if (!failed) return;
    current.failures++;
    const bad = current.failures + previous.failures;
    if (bad >= failures && bad * 2 >= current.calls + previous.calls)
      open = { until: now() + minOpenMs, length: minOpenMs };
  };

  const createPermit = (settle: (how: 'answered' | 'failed' | 'left') => void): CallPermit => {
    let settled = false;
    const once = (how: 'answered' | 'failed' | 'left') => () => {
      if (settled) return;
      settled = true;
      settle(how);
    };
    return { onSuccess: once('answered'), onError: once('failed'), onCancel: once('left') };
  };

  const ordinaryPermit = () =>
    createPermit((how) => {
      // What comes back late, of before it opened, says nothing new.
      if (!open && how !== 'left') count(how === 'failed');
    });

  const probePermit = () => {
    isProbing = true;
    return createPermit((how) => {
      isProbing = false;
      if (how === 'answered') {
        open = null;
        reset();
      } else if (how === 'failed') {
        const length = Math.min(maxOpenMs, (open?.length ?? minOpenMs) * 2);
        open = { until: now() + length, length };
      }
    });
  };

  return {
    tryAcquirePermit() {
      if (!open) return ordinaryPermit();
      if (open.until > now()) return { retryAfter: open.until - now() };
      return isProbing ? { retryAfter: probeRetryAfterMs } : probePermit();
    },
    state: () => (!open ? 'closed' : open.until > now() ? 'open' : 'half-open'),
  };
}
