import {
  type AllowedNetwork,
  readAllowList,
  allowNetwork,
  listBlocks,
  blockNetwork,
  removeAllowedNetwork,
  previewBlock,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { block } from '../../../testing/attacks.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
beforeEach(() => serveSignedInSteward(api));

const fill = async (network: string, reason: string) => {
  await userEvent.type(await screen.findByLabelText(/^IP address or range/), network);
  await userEvent.type(screen.getByLabelText(/^Reason/), reason);
};

describe('a manual block', () => {
  const preview = {
    network: '203.0.113.0/24',
    ipAddresses: 256,
    rejection: null,
    stewards: ['Ben Okafor'],
    visitors: { inside: 3, possible: 2, complete: false },
    blocked: ['203.0.113.7/32'],
  };

  it('previews who would be affected', async () => {
    api.on(previewBlock, () => preview);
    api.on(blockNetwork, () => ({ block: block({ network: '203.0.113.0/24' }) }));
    renderAt(paths.blocked);
    await fill('203.0.113.0/24', 'Repeated scanning');
    await userEvent.click(screen.getByRole('button', { name: 'Preview impact' }));
    expect(await screen.findByText('Blocking 203.0.113.0/24 affects')).toBeTruthy();
    expect(screen.getByText('256 IP addresses')).toBeTruthy();
    expect(screen.getByText('At least 3 visitors in the last hour')).toBeTruthy();
    expect(screen.getByText(/^Possibly 2 visitors without consent/)).toBeTruthy();
    expect(screen.getByText(/Ben Okafor/)).toBeTruthy();
    expect(api.calls(blockNetwork)).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Block network' }));
    expect(await screen.findByText('203.0.113.0/24 blocked')).toBeTruthy();
    expect(api.calls(blockNetwork).map(({ body }) => body)).toEqual([
      { network: '203.0.113.0/24', reason: 'Repeated scanning', minutes: 60 },
    ]);
  });

  it('shows why the block would be rejected, without a confirm button', async () => {
    const detail = 'Your own IP address is 203.0.113.9: this block would lock you out.';
    api.on(previewBlock, () => ({ ...preview, rejection: { code: 'own-address', detail } }));
    renderAt(paths.blocked);
    await fill('203.0.113.0/24', 'Repeated scanning');
    await userEvent.click(screen.getByRole('button', { name: 'Preview impact' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Block network' })).toBeNull();
  });

  it('requires missing input and keeps the input after a failure', async () => {
    renderAt(paths.blocked);
    await userEvent.click(await screen.findByRole('button', { name: 'Preview impact' }));
    expect(screen.getByText('Enter an IP address or range')).toBeTruthy();
    await fill('203.0.113.7', 'Repeated scanning');
    api.on(previewBlock, () => problem(503));
    await userEvent.click(screen.getByRole('button', { name: 'Preview impact' }));
    expect(await screen.findByText('Couldn’t block the network. Try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^IP address or range/).value).toBe('203.0.113.7');
  });

  it('lists the blocked networks with author and expiry', async () => {
    api.on(listBlocks, () => ({
      blockedIPs: ['203.0.113.7', '198.51.100.0/24'],
      blocks: [
        block({ times: 2 }),
        block({
          id: 'b0000000-0000-4000-8000-000000000001',
          network: '198.51.100.0/24',
          rule: null,
          threatId: null,
          by: 'Ben Okafor',
          reason: 'Spam',
          expiresAt: null,
          rejectedRequests: 1,
        }),
      ],
      total: 2,
    }));
    renderAt(paths.blocked);
    const table = within(await screen.findByRole('table', { name: 'Blocked IP Addresses' }));
    const rows = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rows()[0]).toContain('Rule: Path scanning');
    expect(rows()[1]).toContain('Spam · by Ben Okafor');
    expect(rows()[1]).toContain('Until unblocked');
    await userEvent.click(table.getByRole('button', { name: 'Rejected in 24 h' }));
    await userEvent.click(table.getByRole('button', { name: 'Rejected in 24 h' }));
    expect(rows()[0]).toContain('Spam');
  });
});

describe('a long list of blocked networks', () => {
  it('shows the total and one page at a time', async () => {
    api.on(listBlocks, () => ({ blockedIPs: ['203.0.113.7'], blocks: [block()], total: 401 }));
    renderAt(paths.blocked);
    expect(await screen.findByText('Showing 1 to 200 of 401 blocked networks')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.calls(listBlocks).at(-1)?.query).toEqual({ limit: '200', offset: '200' }));
  });
});

describe('the allow list', () => {
  const entries: AllowedNetwork[] = [
    {
      id: 'office',
      network: '198.51.100.0/24',
      note: 'Office',
      origin: 'steward',
      by: 'Ada Okafor',
      addedAt: '2026-01-01T10:00:00.000Z',
    },
    {
      id: 'proxy',
      network: '192.0.2.1/32',
      note: 'Trusted proxy',
      origin: 'configuration',
      by: null,
      addedAt: null,
    },
  ];
  beforeEach(() => api.on(readAllowList, () => ({ entries })));

  it('removes networks of stewards, but not those of the configuration', async () => {
    api.on(removeAllowedNetwork, () => {
      api.on(readAllowList, () => ({ entries: entries.slice(1) }));
      return { entries: entries.slice(1) };
    });
    renderAt(paths.allowList);
    expect(await screen.findByText('System')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /^Added by/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 198.51.100.0/24' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/It can then be blocked like any other network\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('198.51.100.0/24')).toBeNull());
    expect(screen.getByText('Network removed from the allow list')).toBeTruthy();
  });

  it('confirms that a network was added', async () => {
    api.on(allowNetwork, () => ({ entries }));
    renderAt(paths.allowList);
    await userEvent.type(await screen.findByLabelText(/^IP address or range/), '203.0.113.0/24');
    await userEvent.click(screen.getByRole('button', { name: 'Allow network' }));
    expect(await screen.findByText('Network allowed')).toBeTruthy();
  });

  it('accepts a network and keeps the input after a failure', async () => {
    api.on(allowNetwork, () => problem(409, 'The allow list is full (500 networks). Remove one first.'));
    renderAt(paths.allowList);
    await userEvent.type(await screen.findByLabelText(/^IP address or range/), '203.0.113.0/24');
    await userEvent.click(screen.getByRole('button', { name: 'Allow network' }));
    expect(await screen.findByText(/allow list is full/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^IP address or range/).value).toBe('203.0.113.0/24');
    expect(await axeViolations()).toEqual([]);
  });
});
