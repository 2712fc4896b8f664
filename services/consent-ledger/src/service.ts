import { checkpointWitnessed } from '@aera/contracts/server';
import { createIpGeolocator } from '@aera/ip-geolocation';
import {
  createCheckpoints,
  createNodeReader,
  createWitness,
  openLogKey,
  witnessStream,
} from '@aera/transparency-log/log';
import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { activityRoutes } from './activity/activity-routes.ts';
import { fetchVisitorActivity } from './activity/visitor-activity-client.ts';
import { createConsentQueries } from './consents/consent-queries.ts';
import { consentRoutes } from './consents/consent-routes.ts';
import { consentStream } from './consents/consent-stream.ts';
import { consentsProjection } from './consents/consents-projection.ts';
import { reviewRoutes } from './consents/review-routes.ts';
import { decryptStream, matchesCommitment } from './consents/verify-encrypted-fields.ts';
import { visitorStream } from './consents/visitor-stream.ts';
import { heldRoutes } from './held/held-routes.ts';
import { createAudit } from './ledger/audit.ts';
import { createInclusionDesk } from './ledger/inclusion-desk.ts';
import { createAlarm, ledgerMessages } from './ledger/ledger-alarm.ts';
import { observeLedger } from './ledger/ledger-metrics.ts';
import { ledgerRoutes } from './ledger/ledger-routes.ts';
import { ledgerTree, readTree } from './ledger/ledger-tree.ts';
import { createLogFollower } from './ledger/log-follower.ts';
import { noticeImpressionStream } from './notices/notice-impression-stream.ts';
import { type NoticeRegistry, openNoticeRegistry } from './notices/notice-registry.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { noticeStream } from './notices/notice-stream.ts';
import { createNoticeTokens } from './notices/notice-token.ts';
import { showingRows } from './notices/showing-rows.ts';
import { receiptPdfRoutes } from './receipt-pdf/receipt-pdf-routes.ts';
import { receiptRoutes } from './receipts/receipt-routes.ts';
import { createReceipts } from './receipts/receipts.ts';
import { visitorRoutes } from './visitors/visitor-routes.ts';

const env = z.object({
  VISITOR_ANALYTICS_URL: z.url(),
  /** Private Ed25519 JWK (RFC 8037), as JSON: signs checkpoints and notice tokens. Must stay the same for ever. */
  LEDGER_SIGNING_KEY: z.string().min(1),
  /** Names the log for ever (C2SP tlog-checkpoint: a URL without its scheme). */
  LEDGER_ORIGIN: z
    .string()
    .regex(/^[^\s+]+$/)
    .default('aera.example/consent-ledger'),
  /** Milliseconds between two checkpoints for the second place. */
  LEDGER_WITNESS_MS: z.coerce.number().int().min(10).default(10_000),
  /** Milliseconds between two steps of the audit, and how many events each holds to their leaves. */
  LEDGER_AUDIT_MS: z.coerce.number().int().min(10).default(1_000),
  LEDGER_AUDIT_BATCH: z.coerce.number().int().min(1).max(5_000).default(250),
});

const secondPlace = witnessStream('ledger-checkpoints', 'checkpoints.>', 'the consent ledger');

export const consentLedger = defineService({
  name: 'consent-ledger',
  env,
  migrations,
  streams: [consentStream, visitorStream, noticeStream, noticeImpressionStream],
  publishRestMs: 100,
  modules: async ({ config, store, sql, bus, clock, newId, log, metrics, workers }) => {
    const key = await openLogKey(config.LEDGER_SIGNING_KEY, config.LEDGER_ORIGIN);
    const readNodes = createNodeReader(sql, 'ledger_nodes');
    const checkpoints = createCheckpoints(() => readTree(sql), key);
    const checkpointNow = checkpoints.now;
    const desk = createInclusionDesk({
      sql,
      follower: createLogFollower(store, sql),
      readNodes,
      checkpoints,
      log,
    });
    const message = ledgerMessages({ origin: key.note.name, newId, clock });
    const raiseAlarm = createAlarm(bus, message, log, clock);
    const everyMs = config.LEDGER_WITNESS_MS;
    const witness = createWitness({
      bus,
      key,
      readNodes,
      checkpointNow,
      place: { stream: secondPlace.name, subject: 'checkpoints.consent-ledger', kind: checkpointWitnessed },
      envelope: (data) => message(checkpointWitnessed, data),
      raiseAlarm,
      log,
      repeat: (round, every) => workers.repeat('Checkpoints of the ledger', round, every),
      everyMs,
    });
    const audit = createAudit({
      store,
      encryptedFields: { matchesCommitment, decryptStream: (event) => decryptStream(store, event) },
      raiseAlarm,
      clock,
      log,
      workers,
      everyMs: config.LEDGER_AUDIT_MS,
      batchSize: config.LEDGER_AUDIT_BATCH,
    });
    observeLedger(metrics, witness, audit);

    let opened: NoticeRegistry | undefined;
    const registry = () => {
      if (!opened) throw new Error('The notices are read before the service listens.');
      return opened;
    };
    const tokens = createNoticeTokens(key, clock);
    const receipts = createReceipts({ store, desk, key, registry });
    const queries = createConsentQueries(sql);
    const fetchActivity = fetchVisitorActivity(config.VISITOR_ANALYTICS_URL, (error) =>
      log.warn({ err: error }, 'page views are missing from an answer'),
    );
    return [
      {
        projections: [consentsProjection(createIpGeolocator()), showingRows, ledgerTree],
        streams: [secondPlace],
        routes: [
          consentRoutes({ store, sql, queries, registry, tokens, receipts, clock, newId }),
          reviewRoutes({ store, sql, queries, receipts }),
          noticeRoutes({ store, registry, tokens, clock, newId }),
          receiptRoutes(receipts),
          receiptPdfRoutes(receipts),
          visitorRoutes({ store, sql, receipts, desk, ledgerKey: key.text, clock }),
          ledgerRoutes({ store, key, readNodes, checkpointNow, witness, audit }),
          activityRoutes({ queries, fetchActivity }),
          heldRoutes({ store, sql, receipts, clock }),
        ],
        start: async () => {
          opened = await openNoticeRegistry(store, clock());
          witness.start();
          audit.start();
        },
        stop: async () => {
          await Promise.all([witness.stop(), audit.stop()]);
        },
      },
    ];
  },
});
