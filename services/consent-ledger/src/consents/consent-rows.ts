import { rowProjection } from '@aera/event-store';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import { classifyAddress } from '../addresses/classify-address.ts';
import type { LedgerEvent } from '../ledger/ledger-event.ts';
import type { ConsentEvent } from './consent.ts';

/** The consent records as stewards see them. */
export const ConsentRow = defineEntity({
  name: 'ConsentRow',
  tableName: 'consents',
  properties: {
    id: p.uuid().primary(),
    sessionId: p.uuid(),
    ip: p.string(),
    ipSourceTag: p.string(),
    ipClassification: p.string(),
    isInternalTraffic: p.boolean(),
    city: p.string().nullable(),
    region: p.string().nullable(),
    country: p.string().nullable(),
    userAgent: p.string(),
    referrer: p.string().nullable(),
    noticeVersion: p.string(),
    hasReadNotice: p.boolean(),
    consentedAt: p.datetime(),
    withdrawnAt: p.datetime().nullable(),
  },
});
export type ConsentRow = InferEntity<typeof ConsentRow>;

/** A row as the projection writes it. */
export interface ConsentColumns {
  readonly id: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly ipSourceTag: string;
  readonly ipClassification: string;
  readonly isInternalTraffic: boolean;
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

const erased = {
  ip: '',
  ipSourceTag: 'ERASED',
  ipClassification: 'Erased at the visitor’s request',
  isInternalTraffic: false,
  userAgent: '',
  referrer: null,
} as const;

/** One consent after an event. An erased visitor's address is shown as empty; the record itself stays. */
export function projectConsent(
  row: ConsentColumns | null,
  { type, data }: LedgerEvent,
): ConsentColumns | null {
  switch (type) {
    case 'ConsentRecorded':
      return recordedRow(data);
    case 'ConsentWithdrawn':
      return row && { ...row, withdrawnAt: data.withdrawnAt };
    case 'VisitorErased':
      return row && { ...row, ...erased };
    default:
      return row;
  }
}

function recordedRow(data: Extract<ConsentEvent, { type: 'ConsentRecorded' }>['data']): ConsentColumns {
  const { ip, userAgent } = data;
  return {
    id: data.consentId,
    sessionId: data.sessionId,
    ...(ip === null
      ? erased
      : { ip, ...classifyAddress(ip), userAgent: userAgent ?? '', referrer: data.referrer }),
    noticeVersion: data.noticeVersion,
    noticeHash: data.noticeHash,
    binding: data.binding,
    globalPrivacyControl: data.globalPrivacyControl,
    hasReadNotice: data.hasReadNotice,
    consentedAt: data.consentedAt,
    withdrawnAt: null,
  };
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

export const consentRows = rowProjection<LedgerEvent, ConsentColumns>({
  name: 'consents',
  version: 2,
  table: 'consents',
  key: consentsOf,
  columns: {
    id: 'uuid',
    sessionId: 'uuid',
    ip: 'text',
    ipSourceTag: 'text',
    ipClassification: 'text',
    isInternalTraffic: 'boolean',
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
  project: projectConsent,
});
