import {
  listMyQuestions,
  listMyQuestionsByPage,
  listStewards,
  readCurrentMember,
  readCurrentSteward,
} from '@aera/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMember, useSteward } from '../session/use-session.ts';
import { createQueryClient } from './query-client.ts';
import { useApiPages, useApiQuery } from './use-api-query.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let answers: Record<string, () => Promise<Response> | Response>;
let calls: string[];
let wrapper: (props: { children: ReactNode }) => ReactNode;

beforeEach(() => {
  answers = {};
  calls = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const [path = ''] = String(url).split('?');
    calls.push(path);
    return answers[path]?.() ?? json({}, 404);
  });
  const client = createQueryClient();
  wrapper = ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
});

type Props = { readonly accountId: string | null };

describe.each([
  [
    'a read',
    listMyQuestions.path,
    ['of Ada'],
    ({ accountId }: Props): unknown => useApiQuery(listMyQuestions, { accountId }).data,
  ],
  [
    'a list by page',
    listMyQuestionsByPage.path,
    { items: ['of Ada'], next: null },
    ({ accountId }: Props): unknown => useApiPages(listMyQuestionsByPage, { accountId }).data,
  ],
] as const)('%s', (_name, path, response, useData) => {
  it('is not sent without an account, and never shows the data of another one', async () => {
    answers[path] = () => json(response);
    const { result, rerender } = renderHook(useData, {
      wrapper,
      initialProps: { accountId: null } as Props,
    });
    expect(calls).toEqual([]);
    rerender({ accountId: 'ada' });
    await waitFor(() => expect(result.current).toEqual(['of Ada']));

    answers[path] = () => new Promise(() => {});
    rerender({ accountId: 'ben' });
    await act(async () => {});
    expect(calls).toEqual([path, path]);
    expect(result.current).toBeUndefined();
  });
});

it.each([
  ['member', listMyQuestions, readCurrentMember.path],
  ['steward', listStewards, readCurrentSteward.path],
] as const)('reads the %s again after a 401', async (_user, route, me) => {
  for (const { path } of [readCurrentMember, readCurrentSteward]) answers[path] = () => json({ user: {} });
  answers[route.path] = () => json({}, 401);
  renderHook(() => [useMember(), useSteward(), useApiQuery(route)], { wrapper });
  await waitFor(() => expect(calls.filter((path) => path === me)).toHaveLength(2));
  expect(calls.filter((path) => path.endsWith('/me'))).toHaveLength(3);
});
