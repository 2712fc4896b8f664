import {
  type RouteObject,
  createRemoteLoader,
  keepPrerenderedPage,
  lazyPage,
  leavePrerenderedPage,
  type RemoteLoader,
} from '@aera/frontend-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { RemotePage } from './remote-page.tsx';
import type { Remedy } from './remedy.ts';

setUpFakeBrowser();

const remotes = [
  { name: 'public', manifest: '/p.json', routes: ['/', '/how'] },
  { name: 'member', manifest: '/m.json', routes: ['/search'] },
];
const list = Promise.resolve(remotes);

const modules: Record<string, () => Promise<{ routes: RouteObject[] }>> = {};
const Broken = () => {
  throw new Error('broken');
};

let remedy: Remedy = null;
const reopen = vi.fn<(remedy: Remedy) => void>();

const open = async (path: string) => {
  const load = createRemoteLoader({
    importRoutes: ({ name }) => modules[name]?.() ?? Promise.reject(new Error(name)),
  });
  await act(async () => {
    renderAt(
      path,
      <>
        <Link to="/search">Go to search</Link>
        <Link to="/">Go home</Link>
        <RemotePage load={load} remotes={() => list} remedy={async () => remedy} reopen={reopen} />
      </>,
    );
  });
};
const click = (role: 'button' | 'link', name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });
const heading = (name: string) => screen.queryByRole('heading', { name });

beforeEach(() => {
  remedy = null;
  reopen.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  modules['public'] = async () => ({
    routes: [
      { path: '/', element: <h1>Home</h1> },
      { path: '/how', element: <Broken /> },
    ],
  });
  modules['member'] = () => Promise.reject(new Error('404'));
});

describe('the page of a path', () => {
  it('comes from the remote with that route', async () => {
    await open('/');
    expect(heading('Home')).toBeTruthy();
  });

  it('is "404 Page Not Found" when no remote has that route', async () => {
    await open('/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });

  it('is "404 Page Not Found" when the remote has no such route', async () => {
    modules['member'] = async () => ({ routes: [] });
    await open('/search');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });
});

describe('a remote that is down', () => {
  it('shows an error in its place while the others keep working', async () => {
    await open('/search');
    expect(heading('This page didn’t load')).toBeTruthy();
    await click('link', 'Go home');
    expect(heading('Home')).toBeTruthy();
  });

  it('is shown by "Try again" once it is available again, and not before', async () => {
    await open('/search');
    await click('button', 'Try again');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    modules['member'] = async () => ({ routes: [{ path: '/search', element: <h1>Search</h1> }] });
    await click('button', 'Try again');
    expect(heading('Search')).toBeTruthy();
  });

  it('is retried when the visitor returns to it', async () => {
    await open('/search');
    await click('link', 'Go home');
    modules['member'] = async () => ({ routes: [{ path: '/search', element: <h1>Search</h1> }] });
    await click('link', 'Go to search');
    expect(heading('Search')).toBeTruthy();
  });
});

describe('a remote of another version than the live one', () => {
  it('offers a reload instead of a retry when a new version is available', async () => {
    remedy = 'reload';
    await open('/search');
    expect(heading('A new version of the site is available')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await click('button', 'Reload page');
    expect(reopen).toHaveBeenCalledExactlyOnceWith('reload');
  });

  it('shows no message while everything loads', async () => {
    remedy = 'reload';
    await open('/');
    expect(heading('Home')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
  });
});

describe('a remote that exists in another build than this tab shows', () => {
  it.each([
    ['latest', 'Open latest version'],
    ['pinned', 'Open stable version'],
  ] as const)('is offered as the %s build, beside "Try again"', async (other, name) => {
    remedy = other;
    await open('/search');
    expect(heading('This page didn’t load')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await click('button', name);
    expect(reopen).toHaveBeenCalledExactlyOnceWith(other);
  });

  it('is offered for a page that crashes, too, and not once it works', async () => {
    remedy = 'latest';
    await open('/how');
    expect(screen.getByRole('button', { name: 'Open latest version' })).toBeTruthy();
    await click('link', 'Go home');
    expect(heading('Home')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open latest version' })).toBeNull();
  });
});

it('confines a crash to the region of the page', async () => {
  await open('/how');
  expect(heading('This page didn’t load')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go home' })).toBeTruthy();
});

describe('a prerendered page', () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <>
        <h1>Home</h1>
        <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
      </>
    );
  };
  const routesWith = (Page: ComponentType): RouteObject[] => [
    { path: '/', element: <Page /> },
    { path: '/how', element: <h1>How</h1> },
  ];
  /** `use` reads it in the first render, as in the build. */
  const loaded = <T,>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  const page = (load: RemoteLoader, readRemotes: () => Promise<typeof remotes>) => (
    <MemoryRouter initialEntries={['/']}>
      <Link to="/how">Go to how</Link>
      <RemotePage load={load} remotes={readRemotes} remedy={async () => remedy} reopen={reopen} />
    </MemoryRouter>
  );

  /** Shows the HTML of the build, and hydrates it with what loads in the browser. */
  const hydrate = async (load: RemoteLoader) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(
      page(
        () => loaded(routesWith(Counter)),
        () => loaded(remotes),
      ),
    );
    keepPrerenderedPage(async () => remedy !== null);
    const root = await act(async () =>
      hydrateRoot(
        container,
        page(load, () => list),
        { onRecoverableError: () => {} },
      ),
    );
    cleanUp = async () => {
      cleanUp = async () => {};
      await act(async () => root.unmount());
      container.remove();
    };
  };
  let cleanUp = async () => {};
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const failOnce = <T,>(value: T) =>
    vi
      .fn<() => Promise<T>>()
      .mockImplementationOnce(() => Promise.reject(new Error('no network')))
      .mockImplementation(async () => value);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(async () => {
    leavePrerenderedPage();
    await cleanUp();
    vi.useRealTimers();
  });

  const expectPageWorksAfterRetry = async () => {
    const html = screen.getByRole('heading', { name: 'Home' });
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'Home' })).toBe(html);
    await pass(1000);
    await click('button', 'Pressed 0 times');
    expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Home' })).toBe(html);
  };

  it('stays while its remote does not load, and works once that does', async () => {
    await hydrate(createRemoteLoader({ importRoutes: failOnce({ routes: routesWith(Counter) }) }));
    await expectPageWorksAfterRetry();
  });

  it('stays while the script of the page does not load', async () => {
    const Lazy = lazyPage(failOnce({ Counter }), 'Counter');
    await hydrate(createRemoteLoader({ importRoutes: async () => ({ routes: routesWith(Lazy) }) }));
    await expectPageWorksAfterRetry();
  });

  it('is followed by the error of another page, which does not load either', async () => {
    await hydrate(createRemoteLoader({ importRoutes: () => Promise.reject(new Error('no network')) }));
    await pass(10_000);
    expect(heading('Home')).toBeTruthy();
    await click('link', 'Go to how');
    await pass(0);
    expect(heading('This page didn’t load')).toBeTruthy();
  });

  it('is replaced by the offer of another version when its remote fails twice', async () => {
    remedy = 'reload';
    await hydrate(createRemoteLoader({ importRoutes: () => Promise.reject(new Error('broken build')) }));
    await pass(1999);
    expect(heading('Home')).toBeTruthy();
    await pass(1);
    expect(heading('A new version of the site is available')).toBeTruthy();
  });

  it('works before a part of it loads, whose failure is reported', async () => {
    await hydrate(createRemoteLoader({ importRoutes: async () => ({ routes: routesWith(Counter) }) }));
    await pass(0);
    const load = createRemoteLoader({ importRoutes: () => Promise.reject(new Error('no network')) });
    await expect(load(remotes[1]!)).rejects.toThrow('no network');
  });

  it('ends the retries when a gate replaces it', async () => {
    const load = createRemoteLoader({ importRoutes: () => Promise.reject(new Error('no network')) });
    await hydrate(load);
    await cleanUp();
    await expect(load(remotes[0]!)).rejects.toThrow('no network');
  });
});
