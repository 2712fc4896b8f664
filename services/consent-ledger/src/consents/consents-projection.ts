import { classifyIp, type IpGeolocator, type Place } from '@aera/ip-geolocation';
import { defineProjection, type Projection, type ProjectionContext } from '@aera/event-store';
import type { Visitor } from './commitment.ts';
import { consentStream } from './consent-stream.ts';
import type { ConsentEvent } from './consent.ts';
import { eraseConsents, erasedVisitor } from './erase-consents.ts';
import { recordConsents, withdrawConsents } from './record-consents.ts';
import { visitorStream } from './visitor-stream.ts';

/** A row of the table `consents`. */
export interface ConsentColumns {
  readonly id: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly ipSourceTag: string;
  readonly ipClassification: string;
  readonly isInternalTraffic: boolean;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly userAgent: string;
  readonly referrer: string | null;
  readonly noticeVersion: string;
  readonly noticeHash: string | null;
  readonly binding: string | null;
  readonly globalPrivacyControl: boolean | null;
  readonly hasReadNotice: boolean;
  readonly consentedAt: string;
  readonly withdrawnAt: string | null;
}

type Recorded = Extract<ConsentEvent, { type: 'ConsentRecorded' }>['data'];
type Places = ReadonlyMap<string, Place>;

const recordedRow = (data: Recorded, places: Places, withdrawnAt: string | null): ConsentColumns => ({
  id: data.consentId,
  sessionId: data.sessionId,
  ...(data.visitor === null ? erasedVisitor : seen(data.visitor, places)),
  noticeVersion: data.noticeVersion,
  noticeHash: data.noticeHash,
  binding: data.binding,
  globalPrivacyControl: data.globalPrivacyControl,
  hasReadNotice: data.hasReadNotice,
  consentedAt: data.consentedAt,
  withdrawnAt,
});

function seen({ ip, userAgent, referrer }: Visitor, places: Places) {
  const { city = null, region = null, country = null } = places.get(ip) ?? {};
  return { ip, ...classifyIp(ip), city, region, country, userAgent, referrer };
}

/**
 * The consent records as stewards see them, and the figures over all of them: counts, so that no figure reads the records. Nobody waits
 * for them to the millisecond; the log of whose batches each acknowledgement waits goes first.
 */
export const consentsProjection = (geography: IpGeolocator): Projection =>
  defineProjection({
    name: 'consents',
    version: 2,
    streams: [consentStream, visitorStream],
    tables: ['consents', 'consent_days', 'consent_addresses', 'consent_countries', 'consent_figures'],
    restMs: 100,
    async apply(events, context) {
      let consents: ConsentEvent[] = [];
      for (const event of events) {
        if (event.type === 'VisitorErased') {
          await record(consents, context, geography);
          await eraseConsents(context, event.data.consentIds);
          consents = [];
        } else consents.push(event);
      }
      await record(consents, context, geography);
    },
  });

async function record(
  events: readonly ConsentEvent[],
  context: ProjectionContext,
  geography: IpGeolocator,
): Promise<void> {
  const recorded: Recorded[] = [];
  const withdrawn = new Map<string, string>();
  for (const { type, data } of events) {
    if (type === 'ConsentRecorded') recorded.push(data);
    if (type === 'ConsentWithdrawn') withdrawn.set(data.consentId, data.withdrawnAt);
  }
  const places = await geography.locate(recorded.flatMap(({ visitor }) => visitor?.ip ?? []));
  const rows = recorded.map((data) => {
    const withdrawnAt = withdrawn.get(data.consentId) ?? null;
    withdrawn.delete(data.consentId);
    return recordedRow(data, places, withdrawnAt);
  });
  await recordConsents(context, rows);
  await withdrawConsents(context, withdrawn);
}
