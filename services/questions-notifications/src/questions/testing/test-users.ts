import {
  answerQuestion,
  type BodyOf,
  type Identity,
  idempotencyHeader,
  listMyQuestionsByPage,
  listQuestions,
  type QueryOf,
  readQuestion,
  readQuestionAsSteward,
  type Route,
  submitQuestion,
  visitorCookie,
} from '@aera/contracts';
import { asMember, asSteward, asVisitor, type TestService } from '@aera/service-kit/testing';

const asked: BodyOf<typeof submitQuestion> = {
  question: 'What is a charter?',
  originalQuery: 'charter',
  userEmail: 'ada@example.org',
};

type SubmitOptions = Partial<typeof asked> & { key?: string };

/** Members, visitors and stewards of a service under test, with their most frequent calls. */
export function createTestUsers(service: () => TestService) {
  let members = 0;
  const call = <R extends Route>(route: R, options: Parameters<TestService['call']>[1]) =>
    service().call(route, options as never);
  return {
    /** Each spec has members of its own, so that none sees data of another. */
    newMember: () =>
      asMember({ sub: `asking-member-${(members += 1)}`, email: `asking-${members}@example.org` }),
    steward: (name = 'Test Steward', sub = `steward-${name}`) => asSteward({ sub, name }),
    call,
    submit: (as: Identity, { key, ...overrides }: SubmitOptions = {}) =>
      service().call(submitQuestion, {
        body: { ...asked, ...overrides },
        as,
        ...(key && { headers: { [idempotencyHeader]: key } }),
      }),
    asVisitor,
    answer: (questionId: string, as: Identity, body: Partial<BodyOf<typeof answerQuestion>> = {}) =>
      service().call(answerQuestion, { params: { questionId }, body: { answer: 'A deed.', ...body }, as }),
    thread: async (questionId: string, as: Identity) =>
      (await service().call(readQuestion, { params: { questionId }, as })).body,
    stewardThread: async (questionId: string, as: Identity) =>
      (await service().call(readQuestionAsSteward, { params: { questionId }, as })).body,
    page: async (as: Identity, query: QueryOf<typeof listMyQuestionsByPage> = {}) =>
      (await service().call(listMyQuestionsByPage, { as, query })).body,
    listed: async (as: Identity, query: QueryOf<typeof listQuestions> = {}) =>
      (await service().call(listQuestions, { as, query })).body,
    /** Headers of a visitor's browser with consent. */
    browser: (number: number) => ({
      cookie: `${visitorCookie}=00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    }),
  };
}
