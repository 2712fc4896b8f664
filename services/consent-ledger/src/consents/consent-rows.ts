import { rowProjection } from '@aera/event-store';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import { classifyAddress } from '../addresses/classify-address.ts';
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
  readonly hasReadNotice: boolean;
  readonly consentedAt: string;
}

/** An erased visitor's address is shown as empty; the record itself stays. */
export function projectConsent({ data }: ConsentEvent): ConsentColumns {
  const { ip } = data;
  const address = classifyAddress(ip ?? '');
  return {
    id: data.consentId,
    sessionId: data.sessionId,
    ip: ip ?? '',
    ipSourceTag: ip ? address.ipSourceTag : 'ERASED',
    ipClassification: ip ? address.ipClassification : 'Erased at the visitor’s request',
    isInternalTraffic: ip !== null && address.isInternalTraffic,
    userAgent: data.userAgent ?? '',
    referrer: data.referrer,
    noticeVersion: data.noticeVersion,
    hasReadNotice: data.hasReadNotice,
    consentedAt: data.consentedAt,
  };
}

export const consentRows = rowProjection<ConsentEvent, ConsentColumns>({
  name: 'consents',
  table: 'consents',
  key: ({ data }) => data.consentId,
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
    hasReadNotice: 'boolean',
    consentedAt: 'timestamptz',
  },
  project: (_, event) => projectConsent(event),
});
