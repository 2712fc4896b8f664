import { randomUUID } from 'node:crypto';
import {
  eraseVisitor,
  idempotencyHeader,
  openVisitorSession,
  recordConsent,
  recordQuestionDeflection,
  recordEngagement,
  recordPageView,
  recordSearchClick,
  searchKnowledge,
  recordNoticeImpression,
  stewardLogin,
  toRequest,
  withdrawConsent,
} from '@aera/contracts';
import { formatAeraTimestamp } from '@aera/living-time';
import type { DemoClient } from './demo-client.ts';
import type { PerformersOf } from './demo-run.ts';

/** Performs the actions of a browser. */
export const visitorPerformers: PerformersOf<
  | 'open-session'
  | 'view-page'
  | 'leave-page'
  | 'see-notice'
  | 'give-consent'
  | 'withdraw-consent'
  | 'erase-visitor'
  | 'search'
  | 'deflect'
  | 'probe'
  | 'guess-password'
> = {
  'open-session': ({ browser, landing, consented }, { getClient }) => {
    const client = getClient(browser);
    return client.call(openVisitorSession, { body: { ...describeBrowser(client), ...landing, consented } });
  },
  'view-page': ({ browser, view: pageViewId, path, title, landing, consented }, { getClient }) => {
    const client = getClient(browser);
    const body = { ...describeBrowser(client), pageViewId, path, title, ...landing, consented };
    return client.call(recordPageView, { body });
  },
  'leave-page': ({ browser, view: pageViewId, seconds, scrollDepth, books, consented }, { getClient }) => {
    const client = getClient(browser);
    const body = {
      sessionId: client.browser.sessionId,
      pageViewId,
      timeOnPage: seconds,
      scrollDepth,
      consented,
      ...(books && { action: 'booking' as const }),
    };
    return client.call(recordEngagement, { body });
  },
  'see-notice': async ({ browser }, { getClient, noticeTokens }) => {
    const client = getClient(browser);
    const { token } = await client.call(recordNoticeImpression, {
      body: { sessionId: client.browser.sessionId },
    });
    noticeTokens.set(browser, token);
  },
  'give-consent': ({ browser, path, at }, { getClient, noticeTokens }) => {
    const client = getClient(browser);
    return client.call(recordConsent, {
      headers: { [idempotencyHeader]: randomUUID() },
      body: {
        hasReadNotice: true,
        geolocation: null,
        gregorianTimestamp: new Date(at).toISOString(),
        aeraTimestamp: formatAeraTimestamp(new Date(at)),
        userAgent: client.browser.headers['user-agent'] ?? '',
        url: `http://localhost${path}`,
        consentAction: 'acknowledged',
        jurisdictionAccepted: true,
        sessionId: client.browser.sessionId,
        noticeToken: noticeTokens.get(browser),
      },
    });
  },
  'withdraw-consent': ({ browser }, { getClient }) => getClient(browser).call(withdrawConsent, { body: {} }),
  'erase-visitor': ({ browser }, { getClient }) => getClient(browser).call(eraseVisitor, { body: {} }),
  search: async ({ browser, query, opens }, { getClient }) => {
    const client = getClient(browser);
    const { results, queryId } = await client.call(searchKnowledge, { body: { query } });
    const [first] = results;
    if (opens && first && queryId)
      await client.call(recordSearchClick, { body: { queryId, documentId: first.id, rank: 1 } });
  },
  deflect: async ({ browser, query }, { getClient }) => {
    const { results } = await getClient(browser).call(searchKnowledge, { body: { query } });
    const documentId = results[0]?.id;
    if (documentId) await getClient(browser).call(recordQuestionDeflection, { body: { documentId } });
  },
  probe: ({ browser, method, path, headers }, { getClient }) =>
    getClient(browser).send({ method, path, headers }),
  'guess-password': ({ browser, username }, { getClient }) =>
    getClient(browser).send(toRequest(stewardLogin, { body: { username, password: 'summer2026!' } })),
};

const describeBrowser = ({ browser: { sessionId, language, screen } }: DemoClient) => ({
  sessionId,
  language,
  screen,
});
