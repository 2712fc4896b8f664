import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, useFakeBrowser } from '../../testing/browser.ts';
import { selectNewestBuilds, isShowingNewest, useNewestBuildsInUrl } from './newest-builds.ts';

const server = useFakeBrowser();
const site = 'https://aera.example';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a tab', () => {
  it('shows the newest builds after opening the preview address', () => {
    expect(selectNewestBuilds(`${site}/how`)).toBeNull();
    expect(isShowingNewest()).toBe(false);
    expect(selectNewestBuilds(`${site}/how?builds=newest`)).toBeNull();
    expect(isShowingNewest()).toBe(true);
  });

  it('that shows the newest builds is reopened when the URL lacks the parameter', () => {
    selectNewestBuilds(`${site}/?builds=newest`);
    expect(selectNewestBuilds(`${site}/admin/questions?page=2`)).toBe(
      `${site}/admin/questions?page=2&builds=newest`,
    );
  });

  it.each(['00000000000000aa', 'https://evil.example', ''])('ignores any other value: %s', (word) => {
    expect(selectNewestBuilds(`${site}/?builds=${word}`)).toBeNull();
    expect(isShowingNewest()).toBe(false);
  });
});

describe('the URL of a tab', () => {
  const Page = () => {
    useNewestBuildsInUrl();
    return <Link to="/how">Go on</Link>;
  };
  const goOn = async () => {
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

  it('keeps requesting the newest builds in the preview tab', async () => {
    selectNewestBuilds(`${site}/?builds=newest`);
    expect(await goOn()).toBe('/how?builds=newest');
  });

  it('requests the pinned builds in any other tab', async () => expect(await goOn()).toBe('/how'));
});

describe('the remotes of a tab', () => {
  const remote = (version: string) => ({ name: 'member', version, manifest: '/m.json', routes: ['/search'] });
  const deploy = (pinned: string, newest: string) => {
    server.answers['GET /remotes.json'] = () => json({ shell: 's1', remotes: [remote(pinned)] });
    server.answers['GET /remotes.json?builds=newest'] = () =>
      json({ shell: 's1', remotes: [remote(newest)] });
  };
  /** Loads the module as a new page would, without cached state. */
  const begin = async () => {
    vi.resetModules();
    const { findRemedy, readRemotes } = await import('./remotes.ts');
    const versions = (await readRemotes()).map(({ version }) => version);
    return { versions, findRemedy };
  };

  beforeEach(() => deploy('old', 'young'));

  it('are the pinned ones, with the newest as the remedy', async () => {
    const { versions, findRemedy } = await begin();
    expect(versions).toEqual(['old']);
    expect(await findRemedy('/search')).toBe('newest');
    expect(await findRemedy('/nowhere')).toBeNull();
  });

  it('are the newest in the preview tab, with the pinned ones as the remedy', async () => {
    selectNewestBuilds(`${site}/?builds=newest`);
    const { versions, findRemedy } = await begin();
    expect(versions).toEqual(['young']);
    expect(await findRemedy('/search')).toBe('pinned');
  });

  it('are reloaded when other builds are live, before any other remedy', async () => {
    const { findRemedy } = await begin();
    deploy('other', 'young');
    expect(await findRemedy('/search')).toBe('reload');
  });

  it('offer only a retry when nothing is pinned or the server does not respond', async () => {
    deploy('young', 'young');
    const { findRemedy } = await begin();
    expect(await findRemedy('/search')).toBeNull();
    server.answers = {};
    expect(await findRemedy('/search')).toBeNull();
  });
});
