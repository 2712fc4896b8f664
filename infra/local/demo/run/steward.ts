import { randomUUID } from 'node:crypto';
import {
  addContactNote,
  allowNetwork,
  answerQuestion,
  assignContact,
  assignQuestion,
  blockNetwork,
  createArticle,
  createArticleFromGap,
  createContactView,
  dismissGap,
  erasePerson,
  readStewardArticle,
  readSearchRules,
  inviteSteward,
  listGaps,
  markAsDistinct,
  markContactAsSpam,
  mergeContacts,
  publishArticle,
  readContact,
  readQuestionAsSteward,
  releaseContact,
  reopenContact,
  requestInformation,
  reviseAnswer,
  reviseArticle,
  reviseSearchRules,
  setContactNextStep,
  setPublication,
  setThreatRule,
  shareContactView,
  snoozeContact,
  unblockNetwork,
  updateContact,
  unpublishArticle,
} from '@aera/contracts';
import type { DemoAction, DemoActionOf } from '../plan/demo-action.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoRun } from './demo-run.ts';

/** Actions of a steward who is signed in. */
export type StewardAction = Exclude<Extract<DemoAction, { steward: string }>, { type: 'join' }>;

type StewardPerformers = {
  readonly [Type in StewardAction['type']]: (
    action: DemoActionOf<Type>,
    client: DemoClient,
    session: DemoRun,
  ) => Promise<unknown>;
};

const toQuestionParams = ({ question }: { question: string }, { getId }: DemoRun) => ({
  params: { questionId: getId('question', question) },
});
const toLeadParams = ({ lead }: { lead: string }, { getId }: DemoRun) => ({
  params: { id: getId('lead', lead) },
});
const toArticleParams = ({ article }: { article: string }, { getId }: DemoRun) => ({
  params: { id: getId('article', article) },
});

/** Performs the actions of stewards. */
export const stewardPerformers: StewardPerformers = {
  invite: ({ email, role }, client) => client.call(inviteSteward, { body: { email, role } }),
  'assign-question': async (action, client, session) => {
    const { assignee } = await client.call(readQuestionAsSteward, toQuestionParams(action, session));
    await client.call(assignQuestion, {
      ...toQuestionParams(action, session),
      body: { from: assignee?.id ?? null, to: session.getId('steward', action.to) },
    });
  },
  answer: (action, client, session) =>
    client.call(answerQuestion, {
      ...toQuestionParams(action, session),
      body: { answer: action.text, publish: action.publish },
    }),
  'revise-answer': async (action, client, session) => {
    const { version } = await client.call(readQuestionAsSteward, toQuestionParams(action, session));
    await client.call(reviseAnswer, {
      ...toQuestionParams(action, session),
      body: { answer: action.text, version: version ?? 1 },
    });
  },
  'request-information': (action, client, session) =>
    client.call(requestInformation, {
      ...toQuestionParams(action, session),
      body: { request: action.text },
    }),
  unpublish: (action, client, session) =>
    client.call(setPublication, {
      ...toQuestionParams(action, session),
      body: { published: false },
    }),
  'assign-lead': async (action, client, session) => {
    const { contact } = await client.call(readContact, toLeadParams(action, session));
    await client.call(assignContact, {
      ...toLeadParams(action, session),
      body: { from: contact.owner?.id ?? null, to: session.getId('steward', action.to) },
    });
  },
  'move-lead': (action, client, session) =>
    client.call(updateContact, {
      ...toLeadParams(action, session),
      body: { status: action.status },
    }),
  'close-lead': (action, client, session) =>
    client.call(updateContact, {
      ...toLeadParams(action, session),
      body: { status: 'closed', reason: action.reason },
    }),
  'reopen-lead': (action, client, session) =>
    client.call(reopenContact, {
      ...toLeadParams(action, session),
      body: {},
    }),
  'score-lead': (action, client, session) =>
    client.call(updateContact, {
      ...toLeadParams(action, session),
      body: { status: 'qualified', leadScore: action.score },
    }),
  'note-lead': (action, client, session) =>
    client.call(addContactNote, {
      ...toLeadParams(action, session),
      body: { noteId: randomUUID(), text: action.text },
    }),
  'plan-step': (action, client, session) =>
    client.call(setContactNextStep, {
      ...toLeadParams(action, session),
      body: { from: null, next: { step: action.step, dueAt: new Date(action.dueAt).toISOString() } },
    }),
  'snooze-lead': (action, client, session) =>
    client.call(snoozeContact, {
      ...toLeadParams(action, session),
      body: { snoozedUntil: new Date(action.snoozedUntil).toISOString() },
    }),
  'release-lead': (action, client, session) => client.call(releaseContact, toLeadParams(action, session)),
  'mark-spam': (action, client, session) => client.call(markContactAsSpam, toLeadParams(action, session)),
  'merge-leads': (action, client, session) =>
    client.call(mergeContacts, {
      ...toLeadParams(action, session),
      body: { mergeId: randomUUID(), with: session.getId('lead', action.other) },
    }),
  'mark-distinct': (action, client, session) =>
    client.call(markAsDistinct, {
      ...toLeadParams(action, session),
      body: { distinctId: randomUUID(), with: session.getId('lead', action.other) },
    }),
  'erase-person': (action, client, session) =>
    client.call(erasePerson, {
      ...toLeadParams(action, session),
      body: { erasureId: randomUUID(), reason: action.reason, identityConfirmed: true },
    }),
  'save-view': async ({ name, shared }, client) => {
    const filter = {
      status: shared ? 'qualified' : 'open',
      owner: shared ? 'any' : 'me',
      snoozed: 'hide',
      sort: shared ? 'newest' : 'due',
      due: false,
      highScore: false,
      q: '',
      layout: 'list',
    } as const;
    const { id } = await client.call(createContactView, { body: { key: randomUUID(), name, filter } });
    if (shared) await client.call(shareContactView, { params: { id }, body: { shared } });
  },
  'write-article': async ({ article, title, category, markdown, query }, client, { remember }) => {
    const body = { title, category, markdown };
    const gap = query && (await findGap(client, query));
    const { id } = gap
      ? await client.call(createArticleFromGap, { params: { id: gap.id }, body })
      : await client.call(createArticle, { body: { key: randomUUID(), ...body } });
    remember('article', article, id);
  },
  'revise-article': async (action, client, session) => {
    const { title, category, version } = await client.call(
      readStewardArticle,
      toArticleParams(action, session),
    );
    const body = { title, category, markdown: action.markdown, expectedVersion: version };
    await client.call(reviseArticle, { ...toArticleParams(action, session), body });
  },
  'publish-article': async (action, client, session) => {
    const { version } = await client.call(readStewardArticle, toArticleParams(action, session));
    await client.call(publishArticle, {
      ...toArticleParams(action, session),
      body: { expectedVersion: version },
    });
  },
  'unpublish-article': async (action, client, session) => {
    const { version } = await client.call(readStewardArticle, toArticleParams(action, session));
    await client.call(unpublishArticle, {
      ...toArticleParams(action, session),
      body: { expectedVersion: version },
    });
  },
  'dismiss-gap': async ({ query }, client) => {
    const gap = await findGap(client, query);
    if (gap) await client.call(dismissGap, { params: { id: gap.id } });
  },
  'set-synonyms': async ({ synonyms }, client) => {
    const { version, pins } = await client.call(readSearchRules);
    const body = { synonyms: synonyms.map((group) => [...group]), pins, expectedVersion: version };
    await client.call(reviseSearchRules, { body });
  },
  'block-network': ({ network, reason, minutes }, client) =>
    client.call(blockNetwork, { body: { network, reason, minutes } }),
  'unblock-network': ({ network }, client) => client.call(unblockNetwork, { body: { ip: network } }),
  'allow-network': ({ network, note }, client) => client.call(allowNetwork, { body: { network, note } }),
  'set-rule': ({ rule, mode }, client) => client.call(setThreatRule, { params: { rule }, body: { mode } }),
};

/** Finds the content gap that contains a query; undefined if no one asked for it. */
async function findGap(client: DemoClient, query: string) {
  const { gaps } = await client.call(listGaps, { query: { days: 90, show: 'open', limit: 100 } });
  return gaps.find((gap) => gap.query === query || gap.otherQueries.includes(query));
}
