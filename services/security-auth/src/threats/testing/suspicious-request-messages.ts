import { randomUUID } from 'node:crypto';
import {
  createMessage,
  type Message,
  type MessageOf,
  suspiciousRequestDetected,
  type ThreatIndicator,
} from '@aera/contracts/server';
import { contextStream } from '@aera/event-bus';
import type { RunningService } from '@aera/service-kit';

type SuspiciousRequestData = MessageOf<typeof suspiciousRequestDetected>['data'];

/** Creates a request as the gateway reports it. */
export const createSuspiciousRequestMessage = (
  ip: string,
  indicators: ThreatIndicator[],
  overrides: Partial<SuspiciousRequestData> = {},
): Message => {
  const requestId = overrides.requestId ?? randomUUID();
  const at = overrides.at ?? new Date().toISOString();
  const request = {
    requestId,
    at,
    ip,
    method: 'GET',
    target: '/.env',
    route: null,
    status: 404,
    userAgent: 'scanner <script>alert(1)</script>',
    account: null,
    indicators,
    ...overrides,
  };
  return createMessage(suspiciousRequestDetected, request, {
    source: 'gateway',
    id: requestId,
    subject: 'request',
    time: at,
  });
};

/** Creates requests of distinct paths that only scanners request. */
export const createScan = (
  ip: string,
  paths: number,
  overrides: Partial<SuspiciousRequestData> = {},
): Message[] =>
  Array.from({ length: paths }, (_, n) =>
    createSuspiciousRequestMessage(ip, ['path-probe', 'not-found'], { target: `/.env-${n}`, ...overrides }),
  );

/** Stream of the gateway with its retention period, as the gateway creates it. */
export const gatewayStream = contextStream('gateway', { maxAgeMs: 24 * 60 * 60_000 });

/** Publishes requests as one batch. */
export const publishRequests = ({ kit }: Pick<RunningService, 'kit'>, messages: Message[]): Promise<void> =>
  kit.bus.publishBatch({ id: randomUUID(), context: 'gateway', messages });
