export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** One permitted request. Only the first reported outcome counts. */
export interface CallPermit {
  /** A response arrived, with any status. */
  onResponse(): void;
  /** No connection, a broken connection, or a time-out. */
  onError(): void;
  /** The client disconnected, so the outcome is unknown. */
  onCancel(): void;
}

type CallOutcome = 'success' | 'error' | 'cancel';

export interface CircuitBreakerConfig {
  /** Failures within the window that open the breaker, if they are at least half of the calls. */
  readonly minFailures: number;
  readonly windowMs: number;
  /** The first open period. It doubles after each failed probe, up to `maxOpenMs`. */
  readonly initialOpenMs: number;
  readonly maxOpenMs: number;
}

const defaultConfig: CircuitBreakerConfig = {
  minFailures: 5,
  windowMs: 10_000,
  initialOpenMs: 500,
  maxOpenMs: 8_000,
};

/** Reported to requests that arrive while the probe runs. */
const probeRetryAfterMs = 1_000;

/** The calls of half a window. */
interface WindowBucket {
  readonly since: number;
  calls: number;
  failures: number;
}

/**
 * Stops requests to a failing service, and probes until it responds. Opens when at least half of the calls in the window failed. After the
 * open period one probe request is allowed (half-open); its success closes the breaker.
 */
export function createCircuitBreaker(
  { minFailures, windowMs, initialOpenMs, maxOpenMs }: CircuitBreakerConfig = defaultConfig,
  // Monotonic: setting the system clock back must not extend the open period.
  now: () => number = () => performance.now(),
) {
  let current: WindowBucket = { since: now(), calls: 0, failures: 0 };
  let previous: WindowBucket = current;
  /** When the open period ends and how long it lasts; null while the breaker is closed. */
  let open: { readonly halfOpenAt: number; readonly length: number } | null = null;
  let isProbing = false;

  const reset = () => {
    current = { since: now(), calls: 0, failures: 0 };
    previous = { since: -Infinity, calls: 0, failures: 0 };
  };
  reset();

  const recordOutcome = (failed: boolean) => {
    const halfWindowMs = windowMs / 2;
    if (now() - current.since >= halfWindowMs) {
      previous = now() - current.since < windowMs ? current : { since: -Infinity, calls: 0, failures: 0 };
      current = { since: now(), calls: 0, failures: 0 };
    }
    current.calls++;
    if (!failed) return;
    current.failures++;
    const failedCalls = current.failures + previous.failures;
    if (failedCalls >= minFailures && failedCalls * 2 >= current.calls + previous.calls)
      open = { halfOpenAt: now() + initialOpenMs, length: initialOpenMs };
  };

  const createPermit = (settle: (outcome: CallOutcome) => void): CallPermit => {
    let settled = false;
    const once = (outcome: CallOutcome) => () => {
      if (settled) return;
      settled = true;
      settle(outcome);
    };
    return { onResponse: once('success'), onError: once('error'), onCancel: once('cancel') };
  };

  const ordinaryPermit = () =>
    createPermit((outcome) => {
      // Ignores calls that were sent before the breaker opened and end after it.
      if (!open && outcome !== 'cancel') recordOutcome(outcome === 'error');
    });

  const probePermit = () => {
    isProbing = true;
    return createPermit((outcome) => {
      isProbing = false;
      if (outcome === 'success') {
        open = null;
        reset();
      } else if (outcome === 'error') {
        const length = Math.min(maxOpenMs, (open?.length ?? initialOpenMs) * 2);
        open = { halfOpenAt: now() + length, length };
      }
    });
  };

  return {
    /** Returns a permit to send one request, or the milliseconds until the caller may try again. */
    tryAcquirePermit(): CallPermit | { readonly retryAfterMs: number } {
      if (!open) return ordinaryPermit();
      if (open.halfOpenAt > now()) return { retryAfterMs: open.halfOpenAt - now() };
      return isProbing ? { retryAfterMs: probeRetryAfterMs } : probePermit();
    },
    state: (): 'closed' | 'open' | 'half-open' =>
      !open ? 'closed' : open.halfOpenAt > now() ? 'open' : 'half-open',
  };
}
