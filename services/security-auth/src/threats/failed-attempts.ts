import type { ThreatIndicator } from '@aera/contracts';
import type { SecurityContext } from '../security-context.ts';
import type { AttemptKind } from '../throttling/throttle-policy.ts';
import type { FailedAttempt } from '../throttling/attempt-throttle.ts';
import { formatNetwork, parseNetwork, toClientNetwork } from '@aera/service-kit/ip-addresses';
import type { SuspiciousRequest } from './suspicious-request.ts';

/** Indicator of each kind of failed attempt; null if it indicates nothing. */
const indicatorByKind: Record<AttemptKind, ThreatIndicator | null> = {
  password: 'login-failed',
  're-authentication': 'login-failed',
  're-authentication-code': 'otp-failed',
  code: 'otp-failed',
  passkey: 'login-failed',
  pin: 'pin-failed',
  // People open expired, used and superseded links. The secret has 256 random bits, so it cannot be guessed.
  link: null,
  mail: 'rate-limited',
  registration: 'registration-failed',
};

/** Maps a failed attempt to a suspicious request. Unlike the gateway, this service knows the attempted account. */
const attemptToSuspiciousRequest = (
  { account, ip, at }: FailedAttempt,
  indicator: ThreatIndicator,
  requestId: string,
): SuspiciousRequest => ({
  requestId,
  at: Date.parse(at),
  ip,
  network: formatNetwork(toClientNetwork(parseNetwork(ip))),
  account: null,
  attemptedAccount: account,
  method: '',
  target: '',
  route: null,
  status: null,
  userAgent: null,
  indicators: [indicator],
});

/** Maximum number of queued attempts while the database is unavailable; the oldest are dropped. */
const maxQueued = 5000;

/** Records failed attempts in batches, without delaying the response. */
export function createFailedAttemptMonitor(
  { newId, workers }: SecurityContext,
  evaluate: (suspiciousRequests: readonly SuspiciousRequest[]) => Promise<void>,
) {
  let queue: SuspiciousRequest[] = [];

  async function evaluateQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, 500);
      try {
        await evaluate(batch);
      } catch (error) {
        queue = [...batch, ...queue].slice(-maxQueued);
        throw error;
      }
    }
  }

  const task = workers.schedule('Analyse failed sign-ins', evaluateQueue);
  return {
    ...task,
    enqueue(attempt: FailedAttempt): void {
      const indicator = indicatorByKind[attempt.kind];
      if (indicator === null) return;
      if (queue.length >= maxQueued) queue.shift();
      queue.push(attemptToSuspiciousRequest(attempt, indicator, newId()));
      task.wake();
    },
  };
}
