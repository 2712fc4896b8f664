import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emitWindowEvent, onWindowEvent } from '../events/window-events.ts';
import { toDraftKey } from '../storage/drafts.ts';
import { createQueryClient } from '../query/query-client.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { FakeChannel } from '../testing/fake-channel.ts';
import { useSessionOfTabs } from './use-session-of-tabs.ts';
import {
  startStewardSession,
  stewardKey,
  useMember,
  useMemberSignIn,
  useMemberSignOut,
  useSteward,
  useStewardSignIn,
} from './use-session.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const ada = { id: '1', email: 'ada@example.org', name: 'Ada' };

let answers: Record<string, () => Response>;
let wrapper: (props: { children: ReactNode }) => ReactNode;

beforeEach(() => {
  answers = { 'GET /api/auth/me': () => json({}, 401), 'GET /api/admin/auth/me': () => json({}, 401) };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const found = answers[`${init?.method} ${String(url)}`];
    return found ? found() : json({}, 404);
  });
  const client = createQueryClient();
  wrapper = ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
});

it('shows the member after sign-in and no member after sign-out', async () => {
  const { result } = renderHook(
    () => ({ ...useMember(), signIn: useMemberSignIn(), signOut: useMemberSignOut() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.member).toBeNull();

  answers['POST /api/auth/login'] = () => json({ success: true, user: ada });
  await act(() => result.current.signIn.mutateAsync({ email: ada.email, password: 'x' }));
  await waitFor(() => expect(result.current.member).toEqual(ada));

  const signedOut = vi.fn<() => void>();
  const stop = onWindowEvent('signed-out', signedOut);
  answers['POST /api/auth/logout'] = () => new Response(null, { status: 204 });
  await act(() => result.current.signOut.mutateAsync());
  await waitFor(() => expect(result.current.member).toBeNull());
  expect(signedOut).toHaveBeenCalledTimes(1);
  stop();
});

it("clears the member's data on sign-out", async () => {
  answers['GET /api/auth/me'] = () => json({ user: ada });
  answers['GET /api/notes'] = () => json('for Ada alone');
  const { result } = renderHook(
    () => ({ notes: useQuery({ queryKey: ['/api/notes'] }).data, signOut: useMemberSignOut() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.notes).toBe('for Ada alone'));

  answers['POST /api/auth/logout'] = () => new Response(null, { status: 204 });
  answers['GET /api/notes'] = () => json({}, 401);
  await act(() => result.current.signOut.mutateAsync());
  await waitFor(() => expect(result.current.notes).toBeNull());
});

it('shows no loading after sign-out, which would replace a form that is being filled in', async () => {
  answers['GET /api/auth/me'] = () => json({ user: ada });
  const loading: boolean[] = [];
  const { result } = renderHook(
    () => {
      const { member, isLoading } = useMember();
      loading.push(isLoading);
      return { member, signOut: useMemberSignOut() };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.member).toEqual(ada));
  loading.length = 0;
  answers['POST /api/auth/logout'] = () => new Response(null, { status: 204 });
  await act(() => result.current.signOut.mutateAsync());
  await waitFor(() => expect(result.current.member).toBeNull());
  expect(loading).not.toContain(true);
});

it('does not sign a steward in before the required code', async () => {
  const { result } = renderHook(() => ({ ...useSteward(), signIn: useStewardSignIn() }), { wrapper });
  answers['POST /api/admin/auth/login'] = () => json({ success: false, requiresTOTP: true });
  const asked = await act(() => result.current.signIn.mutateAsync({ username: 'u', password: 'p' }));
  expect(asked.requiresTOTP).toBe(true);
  expect(result.current.steward).toBeNull();
});

it('distinguishes an unavailable server from a signed-out user, and retries', async () => {
  answers['GET /api/admin/auth/me'] = () => json({}, 503);
  const { result } = renderHook(() => useSteward(), { wrapper });
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current).toMatchObject({ steward: null, isLoading: false });

  answers['GET /api/admin/auth/me'] = () => json({}, 401);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.failed).toBe(false));
  expect(result.current.steward).toBeNull();
});

it('starts the session of a steward without what another one has read', () => {
  const client = createQueryClient();
  client.setQueryData(['/api/admin/contacts'], ['a contact of Grace']);
  const session = { success: true, user: { id: 's-2' } as never };
  startStewardSession(client, session);
  expect(client.getQueryData(['/api/admin/contacts'])).toBeUndefined();
  expect(client.getQueryData(stewardKey)).toEqual(session);
});

describe('the tabs of a browser', () => {
  const grace = { id: '2', email: 'grace@example.org', name: 'Grace' };
  beforeEach(() => {
    FakeChannel.open.clear();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
  });

  /** A tab with its own query cache and data of the signed-in member. */
  const openTab = () => {
    const client = createQueryClient();
    const { result } = renderHook(
      () => {
        useSessionOfTabs();
        return {
          ...useMember(),
          notes: useQuery({ queryKey: ['/api/notes'] }).data,
          signIn: useMemberSignIn(),
          signOut: useMemberSignOut(),
        };
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
    return result;
  };
  const asAda = () => {
    answers['GET /api/auth/me'] = () => json({ user: ada });
    answers['GET /api/notes'] = () => json('for Ada alone');
  };
  const openTwoOfAda = async () => {
    asAda();
    const [one, two] = [openTab(), openTab()];
    for (const tab of [one, two])
      await waitFor(() => expect(tab.current).toMatchObject({ member: ada, notes: 'for Ada alone' }));
    return [one, two] as const;
  };

  it('show the account that signed in last, without what was read for another', async () => {
    const [one, two] = await openTwoOfAda();
    answers['POST /api/auth/login'] = () => json({ success: true, user: grace });
    answers['GET /api/auth/me'] = () => json({ user: grace });
    answers['GET /api/notes'] = () => new Response(null, { status: 503 });
    await act(() => two.current.signIn.mutateAsync({ email: grace.email, password: 'x' }));
    await waitFor(() => expect(one.current.member).toEqual(grace));
    expect(one.current.notes).toBeUndefined();
  });

  it('announce a sign-out', async () => {
    const [one] = await openTwoOfAda();
    const announced = vi.fn<(account: unknown) => void>();
    new FakeChannel('session').addEventListener('message', (event) =>
      announced((event as MessageEvent<unknown>).data),
    );
    answers['POST /api/auth/logout'] = () => new Response(null, { status: 204 });
    await act(() => one.current.signOut.mutateAsync());
    expect(announced.mock.calls[0]).toEqual([{ path: '/api/auth/me', id: null }]);
  });

  it('show no member after a sign-out in another tab', async () => {
    const [one] = await openTwoOfAda();
    answers['GET /api/auth/me'] = () => json({}, 401);
    answers['GET /api/notes'] = () => json({}, 401);
    const other = new FakeChannel('session');
    sessionStorage.setItem(storageKeys.pinAuthenticated, 'true');
    const post: (account: object) => void = other.postMessage.bind(other);
    act(() => post({ path: '/api/auth/me', id: null }));
    await waitFor(() => expect(one.current).toMatchObject({ member: null, notes: null }));
    expect(sessionStorage.getItem(storageKeys.pinAuthenticated)).toBeNull();
  });

  it('discard the draft of a question with a sign-out, here or in another tab', async () => {
    await openTwoOfAda();
    answers['GET /api/auth/me'] = () => json({}, 401);
    answers['GET /api/notes'] = () => json({}, 401);
    const draft = toDraftKey('question');
    sessionStorage.setItem(draft, '{}');
    act(() => emitWindowEvent('signed-out', { path: '/api/auth/me' }));
    expect(sessionStorage.getItem(draft)).toBeNull();
    sessionStorage.setItem(draft, '{}');
    const other = new FakeChannel('session');
    const post: (account: object) => void = other.postMessage.bind(other);
    act(() => post({ path: '/api/auth/me', id: null }));
    expect(sessionStorage.getItem(draft)).toBeNull();
  });

  it('show no member after a sign-out in a tab of an older build, which names no account', async () => {
    const [one] = await openTwoOfAda();
    answers['GET /api/auth/me'] = () => json({}, 401);
    answers['GET /api/notes'] = () => json({}, 401);
    const other = new FakeChannel('session');
    sessionStorage.setItem(storageKeys.pinAuthenticated, 'true');
    const post: (account: null) => void = other.postMessage.bind(other);
    act(() => post(null));
    await waitFor(() => expect(one.current).toMatchObject({ member: null, notes: null }));
    expect(sessionStorage.getItem(storageKeys.pinAuthenticated)).toBeNull();
  });

  it('announce a sign-out by a remote of an older build, which names no account', async () => {
    const [, two] = await openTwoOfAda();
    answers['GET /api/auth/me'] = () => json({}, 401);
    answers['GET /api/notes'] = () => json({}, 401);
    act(() => emitWindowEvent('signed-out', null));
    await waitFor(() => expect(two.current).toMatchObject({ member: null, notes: null }));
  });

  it('show a sign-in in another tab', async () => {
    answers['GET /api/auth/me'] = () => json({}, 401);
    const tab = openTab();
    await waitFor(() => expect(tab.current.isLoading).toBe(false));
    expect(tab.current.member).toBeNull();
    asAda();
    const other = new FakeChannel('session');
    const post: (account: { path: string; id: string }) => void = other.postMessage.bind(other);
    act(() => post({ path: '/api/auth/me', id: ada.id }));
    await waitFor(() => expect(tab.current.member).toEqual(ada));
  });

  it('keep their data when the browser is signed in as a member and as a steward', async () => {
    asAda();
    const reads = vi.fn<() => void>();
    answers['GET /api/admin/auth/me'] = () => {
      reads();
      return json({ success: true, user: { id: 'steward' } });
    };
    const member = openTab();
    await waitFor(() => expect(member.current.notes).toBe('for Ada alone'));
    answers['GET /api/notes'] = () => json('read again');
    const client = createQueryClient();
    const other = renderHook(
      () => {
        useSessionOfTabs();
        return useSteward();
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
    await waitFor(() => expect(other.result.current.isLoading).toBe(false));
    await act(async () => {});
    expect(member.current.notes).toBe('for Ada alone');
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('keep the data of a steward when the member signs out', async () => {
    asAda();
    const member = openTab();
    await waitFor(() => expect(member.current).toMatchObject({ member: ada, notes: 'for Ada alone' }));
    const steward = { id: 'steward' };
    answers['GET /api/admin/auth/me'] = () => json({ success: true, user: steward });
    answers['GET /api/notes'] = () => json('for the steward');
    const client = createQueryClient();
    const { result } = renderHook(
      () => {
        useSessionOfTabs();
        return { ...useSteward(), notes: useQuery({ queryKey: ['/api/notes'] }).data };
      },
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
    await waitFor(() => expect(result.current).toMatchObject({ steward, notes: 'for the steward' }));
    answers['POST /api/auth/logout'] = () => new Response(null, { status: 204 });
    answers['GET /api/notes'] = () => json('read again');
    await act(() => member.current.signOut.mutateAsync());
    await waitFor(() => expect(member.current.notes).toBe('read again'));
    expect(result.current).toMatchObject({ steward, notes: 'for the steward' });
  });

  it('keep their data when the same account is read in another tab', async () => {
    const [one] = await openTwoOfAda();
    answers['GET /api/notes'] = () => json('read again');
    const three = openTab();
    await waitFor(() => expect(three.current).toMatchObject({ member: ada, notes: 'read again' }));
    expect(one.current.notes).toBe('for Ada alone');
  });
});
