import type { ThreatIndicator } from '@aera/contracts';
import type { Workers } from '@aera/service-kit';
import type { AttemptKind } from '../throttling/throttle-policy.ts';
import type { FailedAttempt } from '../throttling/attempt-throttle.ts';
import { formatNetwork, parseNetwork, toClientNetwork } from '@aera/service-kit/ip-addresses';
import type { SuspiciousRequest } from './suspicious-request.ts';

/** Indicator of each kind of failed attempt. */
const indicatorByKind: Record<AttemptKind, ThreatIndicator> = {
  password: 'login-failed',
  're-authentication': 'otp-failed',
  code: 'otp-failed',
  passkey: 'login-failed',
  pin: 'pin-failed',
  link: 'forged-token',
  mail: 'rate-limited',
  registration: 'login-failed',
};

/** Maps a failed attempt to a suspicious request. Unlike the gateway, this service knows the attempted account. */
const attemptToSuspiciousRequest = (
  { kind, account, ip, at }: FailedAttempt,
  requestId: string,
): SuspiciousRequest => ({
  requestId,
  at: Date.parse(at),
  ip,
  network: formatNetwork(toClientNetwork(parseNetwork(ip))),
  account: null,
  tried: account,
  method: '',
  target: '',
  route: null,
  status: null,
  userAgent: null,
  signs: [indicatorByKind[kind]],
});

interface Deps {
  readonly watch: (suspiciousRequests: readonly SuspiciousRequest[]) => Promise<void>;
  readonly newId: () => string;
  readonly workers: Workers;
}

/** Maximum number of queued attempts while the database is unavailable; the oldest are dropped. */
const maxQueued = 5000;

/** Records failed attempts in batches, without delaying the response. */
export function createFailedAttemptMonitor({ watch, newId, workers }: Deps) {
  let waiting: SuspiciousRequest[] = [];

  async function lookAtAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, 500);
      try {
        await watch(batch);
      } catch (error) {
        waiting = [...batch, ...waiting].slice(-maxQueued);
        throw error;
      }
    }
  }

  const loop = workers.schedule('Analyse failed sign-ins', lookAtAll);
  return {
    refused(attempt: FailedAttempt): void {
      if (waiting.length >= maxQueued) waiting.shift();
      waiting.push(attemptToSuspiciousRequest(attempt, newId()));
      loop.wake();
    },
    start: loop.start,
    stop: loop.stop,
  };
}
