import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  eraseAccount,
  idempotencyHeader,
  inviteSteward,
  markNotifications,
  listNotificationsByPage,
  provideInformation,
  readProofOfWorkChallenge,
  register,
  reopenQuestion,
  submitContactMessage,
  submitQuestion,
  voteOnAnswer,
  withdrawQuestion,
} from '@aera/contracts';
import { solveProofOfWork } from '@aera/testing';
import type { PerformersOf } from './demo-run.ts';

/** Performs the actions of people who register, ask questions and send messages. */
export const authorPerformers: PerformersOf<
  | 'join'
  | 'register'
  | 'read-notifications'
  | 'erase-account'
  | 'ask'
  | 'provide-information'
  | 'reopen'
  | 'withdraw-question'
  | 'vote'
  | 'write-message'
> = {
  join: async (
    { steward: username, at },
    { plan, callOperator, getClient, password, remember, recordSignIn },
  ) => {
    const { email, role, browser, firstName, lastName } = plan.stewards[username]!;
    const { link } = await callOperator(inviteSteward, { body: { email, role } });
    const token = link.slice(link.indexOf('#') + 1);
    const body = { token, firstName, lastName, username, password };
    const { user } = await getClient(browser).call(acceptInvitation, { body });
    remember('steward', username, user.id);
    recordSignIn(username, at);
  },
  register: async ({ member, at }, { plan, getClient, password, recordSignIn }) => {
    const { name, email, browser } = plan.members[member]!;
    await getClient(browser).call(register, { body: { name, email, password } });
    recordSignIn(member, at);
  },
  'read-notifications': async ({ member, at }, { asMember }) => {
    const client = await asMember(member, at);
    const { items } = await client.call(listNotificationsByPage, { query: {} });
    const ids = items.map(({ id }) => id);
    if (ids.length > 0) await client.call(markNotifications, { body: { ids, mark: 'read' } });
  },
  'erase-account': async ({ member, at }, { asMember, password }) =>
    (await asMember(member, at)).call(eraseAccount, { body: { password } }),
  ask: async ({ question, browser, member, email, text, query, at }, { asMember, getClient, remember }) => {
    const client = member ? await asMember(member, at) : getClient(browser);
    const body = { question: text, originalQuery: query, userEmail: email };
    const { id } = await client.call(submitQuestion, {
      body,
      headers: { [idempotencyHeader]: randomUUID() },
    });
    remember('question', question, id);
  },
  'provide-information': async ({ question, member, text, at }, { asMember, getId }) =>
    (await asMember(member, at)).call(provideInformation, {
      params: { questionId: getId('question', question) },
      body: { reply: text },
    }),
  reopen: async ({ question, member, text, at }, { asMember, getId }) =>
    (await asMember(member, at)).call(reopenQuestion, {
      params: { questionId: getId('question', question) },
      body: { comment: text },
    }),
  'withdraw-question': async ({ question, member, at }, { asMember, getId }) =>
    (await asMember(member, at)).call(withdrawQuestion, {
      params: { questionId: getId('question', question) },
      body: {},
    }),
  vote: async (
    { question, browser, member, helpful, reason, comment, at },
    { asMember, getClient, getId },
  ) => {
    const client = member ? await asMember(member, at) : getClient(browser);
    await client.call(voteOnAnswer, {
      params: { questionId: getId('question', question) },
      body: { helpful, reason, comment },
    });
  },
  'write-message': async ({ lead, browser, member, message, at }, { asMember, getClient, remember }) => {
    const client = member ? await asMember(member, at) : getClient(browser);
    const proofOfWork = solveProofOfWork(await client.call(readProofOfWorkChallenge));
    const { id } = await client.call(submitContactMessage, { body: { ...message, proofOfWork } });
    remember('lead', lead, id);
  },
};
