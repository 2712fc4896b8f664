import {
  type FrontendStatus,
  listFrontendDecisions,
  listFrontends,
  pinFrontend,
  readCurrentSteward,
  unpinFrontend,
} from '@aera/contracts/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
const [old, middle, young] = ['aaaaaaaa00000000', 'bbbbbbbb00000000', 'cccccccc00000000'] as const;
const now = '2026-03-04T09:05:00.000Z';
const latestBuildsUrl = `${window.location.origin}/admin/operations/frontends?builds=latest`;

const versions = [young, middle, old].map((version, at) => ({
  version,
  builtAt: `2026-03-0${3 - at}T09:05:00.000Z`,
  commit: ['12345678abcd', '23456789abcd-dirty', null][at] ?? null,
  files: 12,
  bytes: 1536,
}));
const gateway = (
  more: Partial<FrontendStatus['gateways'][number]> = {},
): FrontendStatus['gateways'][number] => ({
  gateway: 'edge-1:8080',
  version: 'c0ffee',
  live: young,
  missing: null,
  has: [young, middle, old],
  at: now,
  ...more,
});
const frontend = (more: Partial<FrontendStatus> = {}): FrontendStatus => ({
  name: 'member',
  revision: 0,
  pin: null,
  versions,
  gateways: [gateway()],
  ...more,
});
const pinnedTo = (version: string, revision = 1): Partial<FrontendStatus> => ({
  revision,
  pin: { version, by: 'Grace Hopper', reason: 'Search was empty', at: now },
  gateways: [gateway({ live: version })],
});

let member: FrontendStatus;
beforeEach(() => {
  serveSignedInSteward(api);
  member = frontend();
  api.on(listFrontends, () => ({ frontends: [member], unrendered: [], untrustedForwarders: [] }));
  api.on(listFrontendDecisions, () => ({ decisions: [], total: 0 }));
});

const open = async () => {
  renderAt('/admin/operations/frontends');
  return within(await screen.findByRole('region', { name: 'Member area' }));
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the micro-frontends', () => {
  it('show the pinned build, every build, and what each gateway serves', async () => {
    const card = await open();
    const rows = within(card.getByRole('table', { name: 'Versions of Member area' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Version'),
      expect.stringMatching(/cccccccc.*Live.*Latest.*1\.5 KB.*12345678/),
      expect.stringMatching(/bbbbbbbb.*23456789 with local changes/),
      expect.stringMatching(/aaaaaaaa.*Unknown/),
    ]);
    expect(card.getAllByText('Latest').length).toBeGreaterThan(0);
    await userEvent.click(card.getByText('Gateways (1)'));
    expect(await card.findByText('edge-1:8080')).toBeTruthy();
    expect(card.getByText('c0ffee')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('are rolled back to the previous build with a reason', async () => {
    api.on(pinFrontend, () => (member = frontend(pinnedTo(middle))));
    const card = await open();
    expect(card.getByRole('columnheader', { name: 'Built or published' })).toBeTruthy();
    await userEvent.click(await button('Roll back to bbbbbbbb: Member area'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pin Member area to bbbbbbbb?' }));
    expect(dialog.getByText(/get the build that was last published on Mar 2, 2026/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
    expect(dialog.getByText('Enter a reason')).toBeTruthy();
    expect(api.calls(pinFrontend)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Search was empty');
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(pinFrontend)[0]?.body).toEqual({
      version: middle,
      reason: 'Search was empty',
      expectedRevision: 0,
    });
    expect(await card.findByText('Search was empty')).toBeTruthy();
    expect(card.getByText(/Grace Hopper/)).toBeTruthy();
  });

  it('follow the latest build again', async () => {
    member = frontend(pinnedTo(middle));
    api.on(unpinFrontend, () => (member = frontend({ revision: 2 })));
    const card = await open();
    await userEvent.click(await button('Unpin Member area'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Fixed');
    await userEvent.click(dialog.getByRole('button', { name: 'Unpin' }));
    await waitFor(() => expect(card.queryByText('Search was empty')).toBeNull());
    expect(api.calls(unpinFrontend)[0]?.body).toEqual({ reason: 'Fixed', expectedRevision: 1 });
  });

  it('show a concurrent change before it is overridden', async () => {
    const theirs = frontend(pinnedTo(old, 4));
    let attempts = 0;
    api.on(pinFrontend, () => {
      if (attempts++ > 0) return (member = frontend(pinnedTo(middle, 5)));
      member = theirs;
      return problem(409, 'Someone else…', { code: 'frontend-changed', current: theirs });
    });
    await open();
    await userEvent.click(await button('Pin bbbbbbbb of Member area'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Search was empty');
    await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
    expect(await dialog.findByText('Someone else changed the version')).toBeTruthy();
    expect(dialog.getByText(/Grace Hopper pinned aaaaaaaa: “Search was empty”/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(pinFrontend).map(({ body }) => body)).toMatchObject([
      { expectedRevision: 0 },
      { expectedRevision: 4 },
    ]);
  });

  it.each([
    [409, 'version-unknown', 'No gateway has this version.'],
    [422, 'version-broken', 'This build is not whole at edge-1: it has 3 of its 4 files.'],
  ])('show why a version could not be pinned: %i %s', async (status, code, detail) => {
    api.on(pinFrontend, () => problem(status, detail, { code }));
    await open();
    await userEvent.click(await button('Pin aaaaaaaa of Member area'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Search was empty');
    await userEvent.click(dialog.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText(detail)).toBeTruthy();
  });

  it('name gateways that lack the pinned version, or have no prerendered pages for it', async () => {
    member = frontend({
      ...pinnedTo(old),
      gateways: [
        gateway({ live: old }),
        gateway({ gateway: 'edge-2:8080', live: young, missing: old, has: [young] }),
      ],
    });
    api.on(listFrontends, () => ({
      frontends: [member],
      unrendered: ['edge-2:8080'],
      untrustedForwarders: [],
    }));
    const card = await open();
    expect(card.getByText('edge-2:8080 doesn’t have aaaaaaaa. It serves cccccccc.')).toBeTruthy();
    expect(card.getByText('Differs by gateway')).toBeTruthy();
    expect(screen.getByText(/on edge-2:8080 weren’t prerendered together/)).toBeTruthy();
    await userEvent.click(await button('Pin bbbbbbbb of Member area'));
    expect(
      await screen.findByText('Build missing on edge-2:8080; the latest build stays in use there.'),
    ).toBeTruthy();
  });

  it('warn about pinning the frontend that is in use', async () => {
    member = frontend({ name: 'steward' });
    renderAt('/admin/operations/frontends');
    await userEvent.click(await button('Pin bbbbbbbb of Stewards Portal'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        /You’re using this frontend now\. If the build breaks it, open this link, which uses the latest builds:/,
      ),
    ).toBeTruthy();
    expect(dialog.getByRole('link').getAttribute('href')).toBe(latestBuildsUrl);
  });

  it('link to the latest builds as a fallback', async () => {
    await open();
    expect(screen.getByRole('link', { name: latestBuildsUrl }).getAttribute('href')).toBe(latestBuildsUrl);
  });

  it('show the empty states of gateways, builds and history', async () => {
    member = frontend({ versions: [], gateways: [] });
    const card = await open();
    expect(screen.getByText('No gateway has reported its versions')).toBeTruthy();
    expect(card.getByText('No gateway has a build of this frontend')).toBeTruthy();
    await userEvent.click(card.getByText('History'));
    expect(await card.findByText(/No changes yet/)).toBeTruthy();
  });

  it('show the history, newest first', async () => {
    const changedByGrace = { by: 'Grace Hopper', at: now };
    api.on(listFrontendDecisions, () => ({
      decisions: [
        { revision: 2, version: null, reason: 'Fixed', ...changedByGrace },
        { revision: 1, version: old, reason: 'Broken', ...changedByGrace },
      ],
      total: 2,
    }));
    const card = await open();
    await userEvent.click(card.getByText('History'));
    const table = await card.findByRole('table', { name: 'Version history of Member area' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/Unpinned.*Fixed/), expect.stringMatching(/Pinned aaaaaaaa.*Broken/)]);
  });

  it('show the error state and retry', async () => {
    api.on(listFrontends, () => problem(503));
    renderAt('/admin/operations/frontends');
    expect(await screen.findByText('Couldn’t load versions')).toBeTruthy();
    api.on(listFrontends, () => ({ frontends: [member], unrendered: [], untrustedForwarders: [] }));
    await userEvent.click(await button(/try again|retry/i));
    expect(await screen.findByRole('region', { name: 'Member area' })).toBeTruthy();
  });

  it('are read-only for auditors', async () => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
    member = frontend(pinnedTo(middle));
    const card = await open();
    expect(card.getByText('Search was empty')).toBeTruthy();
    expect(card.queryAllByRole('button')).toEqual([]);
  });
});
