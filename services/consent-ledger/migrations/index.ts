import { eventStore } from './0001-event-store.ts';
import { consents } from './0002-consents.ts';
import { ledger } from './0003-ledger.ts';
import { notices } from './0004-notices.ts';
import { readStats } from './0005-consent-counters.ts';
import { newestShowings } from './0006-notice-impressions-by-time.ts';
import { ledgerAudit } from './0007-ledger-audit.ts';
import { searchIps } from './0008-ip-search-index.ts';

export const migrations = [
  eventStore,
  consents,
  ledger,
  notices,
  readStats,
  newestShowings,
  ledgerAudit,
  searchIps,
];
