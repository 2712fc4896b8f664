import {
  readComplianceReport,
  listBlocks,
  intrusionReport,
  readIpActivity,
  readLedgerStatus,
  listConsents,
  listBulkJobs,
  listContacts,
  listContactViews,
  listStewardPasskeys,
  listStewards,
  listStewardSessions,
  readMyChecklist,
  readStewardEmail,
  pendingQuestions,
  readContactScore,
  readMerges,
  readReauthStatus,
  securityStatus,
  stewardLogout,
  readCurrentSteward,
  stewardNotificationPage,
  stewardUnreadNotifications,
  listUnansweredNoticeViews,
} from '@aera/contracts';
import { personMerges } from '../features/contacts/merges/testing/merge-records.ts';
import { type FakeApi, Refusal } from './fake-api.ts';
import { checklist, contactScore, steward } from './records.ts';
import { securityNow } from './security-now.ts';

/** Responds as a server without data, with a signed-in steward. */
export function serveSignedInSteward(api: FakeApi): void {
  api.on(readCurrentSteward, () => ({ success: true, user: steward }));
  api.on(stewardLogout, () => {
    serveSignedOut(api);
    return undefined;
  });
  api.on(readReauthStatus, () => ({
    isReauthRequired: false,
    timeUntilReauth: 900,
    method: 'totp' as const,
    hasPasskey: false,
  }));
  api.on(readStewardEmail, () => ({ email: 'ada@example.org', pending: null }));
  api.on(listStewardPasskeys, () => ({ passkeys: [] }));
  api.on(listStewardSessions, () => ({ sessions: [] }));
  api.on(securityStatus, () => securityNow.status);
  api.on(intrusionReport, () => ({ report: securityNow.report }));
  api.on(listBlocks, () => securityNow.blocked);
  api.on(readComplianceReport, () => ({ report: { frameworks: [], assessedAt: null } }));
  api.on(listContacts, () => []);
  api.on(listBulkJobs, () => ({ items: [], stewards: [] }));
  api.on(listContactViews, () => ({ views: [] }));
  api.on(readContactScore, () => contactScore());
  api.on(readMerges, ({ params }) => personMerges(params.id));
  api.on(pendingQuestions, () => []);
  api.on(listStewards, () => ({ people: [], invitations: [] }));
  api.on(readMyChecklist, () => checklist());
  api.on(stewardUnreadNotifications, () => ({ unread: 0, unseen: 0 }));
  api.on(stewardNotificationPage, () => ({ items: [], next: null, unread: 0, unseen: 0 }));
  api.on(listConsents, () => ({
    consents: [],
    total: 0,
    stats: { total: 0, today: 0, uniqueIps: 0, countries: 0 },
  }));
  api.on(readLedgerStatus, () => ({
    size: 0,
    key: '',
    latest: null,
    previous: null,
    inconsistency: null,
    audit: null,
  }));
  api.on(listUnansweredNoticeViews, () => ({ showings: [], more: false }));
  api.on(readIpActivity, () => ({
    activity: { totalConsents: 0, totalPageViews: 0, totalSessions: 0, firstActivity: null },
    consents: [],
    pageViews: [],
    complete: true,
  }));
}

/** Responds as a server without a session. */
export function serveSignedOut(api: FakeApi): void {
  for (const route of [readCurrentSteward, listContacts, pendingQuestions, listConsents, readIpActivity])
    api.on(route, () => {
      throw new Refusal(401, 'Sign in to continue.');
    });
}
