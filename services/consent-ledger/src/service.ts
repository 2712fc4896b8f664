import { defineService } from '@aera/service-kit';
import { openLogKey } from '@aera/transparency-log/log';
import { migrations } from '../migrations/index.ts';
import { ledgerEnv } from './config.ts';
import { createEncryptedFieldVerifier } from './consents/consent-commitment.ts';
import { consentStream } from './consents/consent-stream.ts';
import { consentsModule } from './consents/consents-module.ts';
import { ConsentRow } from './consents/consents-projection.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { createLedgerEntries } from './ledger/ledger-entry.ts';
import { ledgerModule } from './ledger/ledger-module.ts';
import { NoticeImpressionRow } from './notices/notice-impressions-projection.ts';
import { noticeImpressionStream, noticeStream } from './notices/notice-stream.ts';
import { noticesModule } from './notices/notices-module.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { createReceiptReader } from './receipts/receipts.ts';
import { tilesModule } from './tiles/tiles-module.ts';
import { createVisitorSessions } from './visitor-sessions/visitor-sessions.ts';
import { visitorStream } from './visitor-sessions/visitor-stream.ts';
import { parseWitnesses } from './witnesses/witness-settings.ts';

export const consentLedger = defineService({
  name: 'consent-ledger',
  env: ledgerEnv,
  migrations,
  streams: [consentStream, visitorStream, noticeStream, noticeImpressionStream],
  entities: [ConsentRow, NoticeImpressionRow],
  publishDelayMs: 100,
  modules: async (kit) => {
    const { config, store } = kit;
    const key = await openLogKey(config.LEDGER_SIGNING_KEY, config.LEDGER_ORIGIN);
    const witnesses = await parseWitnesses(config.LEDGER_WITNESSES, config.LEDGER_WITNESS_QUORUM);
    const toEntry = createLedgerEntries(kit.deriveKey('ledger-entries'));
    const sessions = createVisitorSessions(kit, config.LEDGER_SIGNING_KEY);
    const notices = noticesModule(kit, { key, sessions });
    const ledger = ledgerModule(kit, {
      key,
      encryptedFields: createEncryptedFieldVerifier(store),
      witnesses,
      toEntry,
    });
    const keys = {
      key: key.verifierKey,
      ...(witnesses.length > 0 ? { witnesses: witnesses.map(({ verifierKey }) => verifierKey) } : {}),
    };
    const { getProof } = ledger;
    const readReceipt = createReceiptReader({
      store,
      getProof,
      keys,
      toEntry,
      findNotice: notices.findByHash,
    });
    return [
      notices,
      ledger,
      tilesModule(kit, { ...ledger, toEntry }),
      consentsModule(kit, { notices, readReceipt, sessions }),
      { routes: [receiptRoutes(readReceipt, sessions)] },
      dataSubjectModule(kit, { readReceipt, sessions, getProof, keys, toEntry }),
    ];
  },
});
