import {
  readComplianceReport,
  listBlocks,
  readIntrusionReport,
  readIpActivity,
  readLedgerStatus,
  listConsents,
  listBulkJobs,
  searchContacts,
  listContactViews,
  listStewardPasskeys,
  listStewards,
  listStewardSessions,
  readMyChecklist,
  readStewardEmail,
  readStewardMails,
  listQuestions,
  readQuestionOverview,
  readContactScore,
  readMerges,
  readReauthStatus,
  readSecurityStatus,
  stewardLogout,
  readCurrentSteward,
  listStewardNotificationsByPage,
  readStewardInboxCounts,
  listUnansweredNoticeImpressions,
} from '@aera/contracts';
import { personMerges } from '../features/contacts/merges/testing/merge-records.ts';
import { type FakeApi, problem } from '@aera/frontend-kit/testing';
import { checklist, contactPage, contactScore, questionOverview, steward } from './records.ts';
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
  api.on(readStewardMails, () => ({ topics: [], muted: false }));
  api.on(readStewardEmail, () => ({ email: 'ada@example.org', pending: null }));
  api.on(listStewardPasskeys, () => ({ passkeys: [] }));
  api.on(listStewardSessions, () => ({ sessions: [] }));
  api.on(readSecurityStatus, () => securityNow.status);
  api.on(readIntrusionReport, () => ({ report: securityNow.report }));
  api.on(listBlocks, () => securityNow.blocked);
  api.on(readComplianceReport, () => ({ report: { frameworks: [], assessedAt: null } }));
  api.on(searchContacts, () => contactPage([]));
  api.on(listBulkJobs, () => ({ items: [], stewards: [] }));
  api.on(listContactViews, () => ({ views: [] }));
  api.on(readContactScore, () => contactScore());
  api.on(readMerges, ({ params }) => personMerges(params.id));
  api.on(listQuestions, () => ({ items: [], next: null, total: 0 }));
  api.on(readQuestionOverview, () => questionOverview());
  api.on(listStewards, () => ({ people: [], invitations: [] }));
  api.on(readMyChecklist, () => checklist());
  api.on(readStewardInboxCounts, () => ({ unread: 0, unseen: 0 }));
  api.on(listStewardNotificationsByPage, () => ({ items: [], next: null, unread: 0, unseen: 0 }));
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
    mismatch: null,
    audit: null,
    witnesses: [],
    quorum: 0,
    cosigned: null,
  }));
  api.on(listUnansweredNoticeImpressions, () => ({ items: [], next: null }));
  api.on(readIpActivity, () => ({
    activity: { totalConsents: 0, totalPageViews: 0, totalSessions: 0, firstActivity: null },
    geolocation: null,
    consents: [],
    pageViews: [],
    complete: true,
  }));
}

/** Responds as a server without a session. */
export function serveSignedOut(api: FakeApi): void {
  for (const route of [
    readCurrentSteward,
    searchContacts,
    readQuestionOverview,
    listQuestions,
    listConsents,
    readIpActivity,
  ])
    api.on(route, () => problem(401, 'Sign in to continue.'));
}
