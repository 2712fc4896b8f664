/** Keeps requests away from a service that fails, and finds out when it is back. */
export interface CircuitBreaker {
  /** Lets a request through, or says in how many milliseconds the next one may be. */
  enter(): CallPermit | { readonly retryAfter: number };
  state(): 'closed' | 'open' | 'half-open';
}

/** A request that was let through; what is said first of how it went counts. */
export interface CallPermit {
  /** The service answered, whatever it said. */
  answered(): void;
  /** It did not: no connection, a broken one, or silence. */
  failed(): void;
  /** Nobody knows: the client left. */
  left(): void;
}

export interface CircuitBreakerConfig {
  /** Failures within `window` that open it, if they are at least half of what was tried. */
  readonly failures: number;
  /** Milliseconds. */
  readonly window: number;
  /** Milliseconds that it is open at first; twice as long after each probe that fails, up to `maxBufferedBytes`. */
  readonly shortest: number;
  readonly longest: number;
}

const defaultConfig: CircuitBreakerConfig = { failures: 5, window: 10_000, shortest: 500, longest: 8_000 };

/** Milliseconds after which those who wait for the probe may ask again. */
const probeRetryAfterMs = 1_000;

/** What was tried in half a window. */
interface WindowBucket {
  readonly since: number;
  tried: number;
  failed: number;
}

/**
 * Closed while a service answers; open once most of what was tried of late failed; half-open when that was long enough ago, and then one
 * request alone tries whether it is back.
 */
export function createCircuitBreaker(
  { failures, window, shortest, longest }: CircuitBreakerConfig = defaultConfig,
  // A clock that is set back must not keep a service alone for as long.
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let current: WindowBucket = { since: now(), tried: 0, failed: 0 };
  let previous: WindowBucket = current;
  /** Until when nothing goes through, and for how long that was; null while it is closed. */
  let open: { readonly until: number; readonly length: number } | null = null;
  let probing = false;

  const startOver = () => {
    current = { since: now(), tried: 0, failed: 0 };
    previous = { since: -Infinity, tried: 0, failed: 0 };
  };
  startOver();

  const count = (failed: boolean) => {
    const half = window / 2;
    if (now() - current.since >= half) {
      previous = now() - current.since < window ? current : { since: -Infinity, tried: 0, failed: 0 };
      current = { since: now(), tried: 0, failed: 0 };
    }
    current.tried++;
    if (!failed) return;
    current.failed++;
    const bad = current.failed + previous.failed;
    if (bad >= failures && bad * 2 >= current.tried + previous.tried)
      open = { until: now() + shortest, length: shortest };
  };

  const ticket = (settle: (how: 'answered' | 'failed' | 'left') => void): CallPermit => {
    let settled = false;
    const once = (how: 'answered' | 'failed' | 'left') => () => {
      if (settled) return;
      settled = true;
      settle(how);
    };
    return { answered: once('answered'), failed: once('failed'), left: once('left') };
  };

  const ordinary = () =>
    ticket((how) => {
      // What comes back late, of before it opened, says nothing new.
      if (!open && how !== 'left') count(how === 'failed');
    });

  const probe = () => {
    probing = true;
    return ticket((how) => {
      probing = false;
      if (how === 'answered') {
        open = null;
        startOver();
      } else if (how === 'failed') {
        const length = Math.min(longest, (open?.length ?? shortest) * 2);
        open = { until: now() + length, length };
      }
    });
  };

  return {
    enter() {
      if (!open) return ordinary();
      if (open.until > now()) return { retryAfter: open.until - now() };
      return probing ? { retryAfter: probeRetryAfterMs } : probe();
    },
    state: () => (!open ? 'closed' : open.until > now() ? 'open' : 'half-open'),
  };
}
