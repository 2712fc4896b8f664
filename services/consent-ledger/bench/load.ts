import { randomUUID } from 'node:crypto';
import { idempotencyHeader, recordConsent, routeRegistry } from '@aera/contracts/server';
import { type Load, runLoad } from '@aera/testing/bench';

/** Sends consents, each of another visitor, and counts the responses without a proof. */
const load = JSON.parse(process.argv[2] as string) as Load;
const noticeToken = process.argv[3] as string;
const { status: recorded } = routeRegistry.get(recordConsent);
const noProof = Buffer.from('"inclusion":null');

let unproved = 0;
const figures = await runLoad(
  load,
  () => () => ({
    method: 'POST',
    path: recordConsent.path,
    headers: { [idempotencyHeader]: randomUUID() },
    body: JSON.stringify({
      hasReadNotice: true,
      geolocation: null,
      gregorianTimestamp: new Date().toISOString(),
      aeraTimestamp: 'Dawn 14, Year 3',
      userAgent: load.headers['user-agent'],
      url: 'https://aera.example/how',
      consentAction: 'step-into-protection',
      jurisdictionAccepted: true,
      sessionId: randomUUID(),
      noticeToken,
    }),
  }),
  (status, body) => {
    if (status !== recorded) throw new Error(`A consent was answered ${status}: ${body}`);
    if (body.includes(noProof)) unproved += 1;
  },
);
process.send?.({ ...figures, unproved });
