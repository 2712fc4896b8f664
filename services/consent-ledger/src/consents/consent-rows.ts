import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';

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
