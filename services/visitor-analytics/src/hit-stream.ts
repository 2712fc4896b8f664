import { contextStream } from '@aera/event-bus';
import type { RetentionPolicy } from '@aera/contracts/server';
import { streamMaxAgeMs } from './retention/cutoffs.ts';

export const serviceName = 'visitor-analytics';

/** The log of hits, which forgets what is kept no longer. */
export const hitStream = (policy: RetentionPolicy) =>
  contextStream(serviceName, { maxAgeMs: streamMaxAgeMs(policy) });
