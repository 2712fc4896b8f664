import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, useFakeBrowser } from '../testing/browser.ts';
import { joinNewest, showsNewest, useNewestInAddress } from './newest-builds.ts';

const server = useFakeBrowser();
const site = 'https://aera.example';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a tab', () => {
  it('shows the newest builds from the address on that asks for them', () => {
    expect(joinNewest(`${site}/how`)).toBeNull();
    expect(showsNewest()).toBe(false);
    expect(joinNewest(`${site}/how?builds=newest`)).toBeNull();
    expect(showsNewest()).toBe(true);
  });

  it('that shows them is opened anew where the address says nothing of it', () => {
    joinNewest(`${site}/?builds=newest`);
    expect(joinNewest(`${site}/admin/questions?page=2`)).toBe(`${site}/admin/questions?page=2&builds=newest`);
  });

  it.each(['00000000000000aa', 'https://evil.example', ''])('takes no other word: %s', (word) => {
    expect(joinNewest(`${site}/?builds=${word}`)).toBeNull();
    expect(showsNewest()).toBe(false);
  });
});

describe('the address of a tab', () => {
  const Page = () => {
    useNewestInAddress();
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

  it('goes on asking for the newest builds where the tab shows them', async () => {
    joinNewest(`${site}/?builds=newest`);
    expect(await goOn()).toBe('/how?builds=newest');
  });

  it('is left alone where it does not', async () => expect(await goOn()).toBe('/how'));
});

describe('the remotes of a tab', () => {
  const remote = (version: string) => ({ name: 'member', version, manifest: '/m.json', routes: ['/search'] });
  const deploy = (pinned: string, newest: string) => {
    server.answers['GET /remotes.json'] = () => json({ shell: 's1', remotes: [remote(pinned)] });
    server.answers['GET /remotes.json?builds=newest'] = () =>
      json({ shell: 's1', remotes: [remote(newest)] });
  };
  /** As a page begins, that has read nothing yet. */
  const begin = async () => {
    vi.resetModules();
    const { remedyFor, remotesList } = await import('./remotes-list.ts');
    const versions = (await remotesList()).map(({ version }) => version);
    return { versions, remedyFor };
  };

  beforeEach(() => deploy('old', 'young'));

  it('are the pinned ones, and the newest may help where they do not load', async () => {
    const { versions, remedyFor } = await begin();
    expect(versions).toEqual(['old']);
    expect(await remedyFor('/search')).toBe('newest');
    expect(await remedyFor('/nowhere')).toBeNull();
  });

  it('are the newest where the tab shows those, and the pinned ones may help', async () => {
    joinNewest(`${site}/?builds=newest`);
    const { versions, remedyFor } = await begin();
    expect(versions).toEqual(['young']);
    expect(await remedyFor('/search')).toBe('pinned');
  });

  it('are read anew where others are live by now, before anything else is offered', async () => {
    const { remedyFor } = await begin();
    deploy('other', 'young');
    expect(await remedyFor('/search')).toBe('reload');
  });

  it('leave nothing but another try where nothing is pinned, or nobody answers', async () => {
    deploy('young', 'young');
    const { remedyFor } = await begin();
    expect(await remedyFor('/search')).toBeNull();
    server.answers = {};
    expect(await remedyFor('/search')).toBeNull();
  });
});
