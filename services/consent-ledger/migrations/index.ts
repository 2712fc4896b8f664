import { eventStore } from './0001-event-store.ts';
import { consents } from './0002-consents.ts';
import { ledger } from './0003-ledger.ts';
import { noticeImpressions } from './0004-notice-impressions.ts';
import { ledgerAuditRounds } from './0005-ledger-audit-rounds.ts';

export const migrations = [eventStore, consents, ledger, noticeImpressions, ledgerAuditRounds];
