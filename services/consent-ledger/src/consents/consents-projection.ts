import type { Geography, Place } from '@aera/geography';
import {
  defineProjection,
  type Projection,
  type ProjectionContext,
  rowProjection,
  type StoredEvent,
} from '@aera/event-store';
import { classifyAddress } from '../addresses/classify-address.ts';
import type { LedgerEvent } from '../ledger/ledger-event.ts';
import type { Visitor } from './commitment.ts';
import { countConsents, figureTables } from './consent-figures.ts';

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

type Recorded = Extract<LedgerEvent, { type: 'ConsentRecorded' }>['data'];
type Places = ReadonlyMap<string, Place>;

/** What stands where a visitor was erased: the record itself stays. */
const erased = {
  ip: '',
  ipSourceTag: 'ERASED',
  ipClassification: 'Erased at the visitor’s request',
  isInternalTraffic: false,
  city: null,
  region: null,
  country: null,
  userAgent: '',
  referrer: null,
} as const;

/** One consent after an event. */
export function projectConsent(
  row: ConsentColumns | null,
  { type, data }: LedgerEvent,
  places: Places,
): ConsentColumns | null {
  switch (type) {
    case 'ConsentRecorded':
      return recordedRow(data, places);
    case 'ConsentWithdrawn':
      return row && { ...row, withdrawnAt: data.withdrawnAt };
    case 'VisitorErased':
      return row && { ...row, ...erased };
    default:
      return row;
  }
}

const recordedRow = (data: Recorded, places: Places): ConsentColumns => ({
  id: data.consentId,
  sessionId: data.sessionId,
  ...(data.visitor === null ? erased : seen(data.visitor, places)),
  noticeVersion: data.noticeVersion,
  noticeHash: data.noticeHash,
  binding: data.binding,
  globalPrivacyControl: data.globalPrivacyControl,
  hasReadNotice: data.hasReadNotice,
  consentedAt: data.consentedAt,
  withdrawnAt: null,
});

function seen({ ip, userAgent, referrer }: Visitor, places: Places) {
  const { city = null, region = null, country = null } = places.get(ip) ?? {};
  return { ip, ...classifyAddress(ip), city, region, country, userAgent, referrer };
}

/** The consents that an event is about. */
function consentsOf({ type, data }: LedgerEvent): string | readonly string[] | null {
  switch (type) {
    case 'ConsentRecorded':
    case 'ConsentWithdrawn':
      return data.consentId;
    case 'VisitorErased':
      return data.consentIds;
    default:
      return null;
  }
}

const rowsWith = (places: Places): Projection<LedgerEvent> =>
  rowProjection<LedgerEvent, ConsentColumns>({
    name: 'consents',
    table: 'consents',
    key: consentsOf,
    columns: {
      id: 'uuid',
      sessionId: 'uuid',
      ip: 'text',
      ipSourceTag: 'text',
      ipClassification: 'text',
      isInternalTraffic: 'boolean',
      city: 'text',
      region: 'text',
      country: 'text',
      userAgent: 'text',
      referrer: 'text',
      noticeVersion: 'text',
      noticeHash: 'text',
      binding: 'text',
      globalPrivacyControl: 'boolean',
      hasReadNotice: 'boolean',
      consentedAt: 'timestamptz',
      withdrawnAt: 'timestamptz',
    },
    project: (row, event) => projectConsent(row, event, places),
  });

/** The consent records as stewards see them, and the figures over all of them. */
export const consentsProjection = (geography: Geography): Projection<LedgerEvent> =>
  defineProjection<LedgerEvent>({
    name: 'consents',
    version: 2,
    tables: ['consents', ...figureTables],
    async apply(events, context) {
      let from = 0;
      for (const [at, event] of events.entries()) {
        if (event.type !== 'VisitorErased') continue;
        await record(events.slice(from, at), context, geography);
        await erase(event, event.data.consentIds, context);
        from = at + 1;
      }
      await record(events.slice(from), context, geography);
    },
  });

async function record(
  events: readonly StoredEvent<LedgerEvent>[],
  context: ProjectionContext,
  geography: Geography,
): Promise<void> {
  const recorded = events.flatMap(({ type, data }) => (type === 'ConsentRecorded' ? data : []));
  const places = await geography.locate(recorded.flatMap(({ visitor }) => visitor?.ip ?? []));
  await rowsWith(places).apply(events, context);
  await countConsents(
    context,
    recorded.map((data) => recordedRow(data, places)),
    1,
  );
}

async function erase(
  event: StoredEvent<LedgerEvent>,
  consentIds: readonly string[],
  context: ProjectionContext,
): Promise<void> {
  const gone = await context.sql<Pick<ConsentColumns, 'ip' | 'country' | 'consentedAt'>>(
    `select ip, country, consented_at as "consentedAt" from ${context.table('consents')}
     where id = any($1::uuid[]) and ip <> ''`,
    [consentIds],
  );
  await rowsWith(new Map()).apply([event], context);
  await countConsents(context, gone, -1);
}
