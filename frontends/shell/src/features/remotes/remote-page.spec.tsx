import { type RouteObject, createRemoteLoader } from '@aera/frontend-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { RemotePage } from './remote-page.tsx';
import type { Remedy } from './remedy.ts';

useFakeBrowser();

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

  it('is shown by Retry once it is available again, and not before', async () => {
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
  ] as const)('is offered as the %s build, beside Retry', async (other, name) => {
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
