import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, setUpFakeBrowser } from '../../testing/browser.ts';
import { selectLatestBuilds, isShowingLatest, useLatestBuildsInUrl } from './latest-builds.ts';

const server = setUpFakeBrowser();
const site = 'https://aera.example';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a tab', () => {
  it('shows the latest builds after opening the preview URL', () => {
    expect(selectLatestBuilds(`${site}/how`)).toBeNull();
    expect(isShowingLatest()).toBe(false);
    expect(selectLatestBuilds(`${site}/how?builds=latest`)).toBeNull();
    expect(isShowingLatest()).toBe(true);
  });

  it('that shows the latest builds is reopened when the URL lacks the parameter', () => {
    selectLatestBuilds(`${site}/?builds=latest`);
    expect(selectLatestBuilds(`${site}/admin/questions?page=2`)).toBe(
      `${site}/admin/questions?page=2&builds=latest`,
    );
  });

  it.each(['00000000000000aa', 'https://evil.example', ''])('ignores any other value: %s', (value) => {
    expect(selectLatestBuilds(`${site}/?builds=${value}`)).toBeNull();
    expect(isShowingLatest()).toBe(false);
  });
});

describe('the URL of a tab', () => {
  const Page = () => {
    useLatestBuildsInUrl();
    return <Link to="/how">Go on</Link>;
  };
  const followLink = async () => {
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    );
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
    });
    return window.location.pathname + window.location.search;
  };

  it('keeps requesting the latest builds in the preview tab', async () => {
    selectLatestBuilds(`${site}/?builds=latest`);
    expect(await followLink()).toBe('/how?builds=latest');
  });

  it('requests the pinned builds in any other tab', async () => expect(await followLink()).toBe('/how'));
});

describe('the remotes of a tab', () => {
  const remote = (version: string) => ({ name: 'member', version, manifest: '/m.json', routes: ['/search'] });
  const deploy = (pinned: string, latest: string) => {
    server.responses['GET /remotes.json'] = () => json({ shell: 's1', remotes: [remote(pinned)] });
    server.responses['GET /remotes.json?builds=latest'] = () =>
      json({ shell: 's1', remotes: [remote(latest)] });
  };
  /** Loads the module as a new page would, without cached state. */
  const loadRemotes = async () => {
    vi.resetModules();
    const { readRemotes } = await import('./remotes.ts');
    const { findRemedy } = await import('./remedy.ts');
    const versions = (await readRemotes()).map(({ version }) => version);
    return { versions, findRemedy };
  };

  beforeEach(() => deploy('old', 'young'));

  it('are the pinned ones, with the latest as the remedy', async () => {
    const { versions, findRemedy } = await loadRemotes();
    expect(versions).toEqual(['old']);
    expect(await findRemedy('/search')).toBe('latest');
    expect(await findRemedy('/nowhere')).toBeNull();
  });

  it('are the latest in the preview tab, with the pinned ones as the remedy', async () => {
    selectLatestBuilds(`${site}/?builds=latest`);
    const { versions, findRemedy } = await loadRemotes();
    expect(versions).toEqual(['young']);
    expect(await findRemedy('/search')).toBe('pinned');
  });

  it('are reloaded when other builds are live, before any other remedy', async () => {
    const { findRemedy } = await loadRemotes();
    deploy('other', 'young');
    expect(await findRemedy('/search')).toBe('reload');
  });

  it('offer only a retry when nothing is pinned or the server does not respond', async () => {
    deploy('young', 'young');
    const { findRemedy } = await loadRemotes();
    expect(await findRemedy('/search')).toBeNull();
    server.responses = {};
    expect(await findRemedy('/search')).toBeNull();
  });
});
