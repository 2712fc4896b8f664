import {
  listBlocks,
  liveBlockLimit,
  blockNetwork,
  readIntrusionReport,
  type LiveSecurity,
  streamSecurityReport,
  readSecurityStatus,
  severityNames,
  readCurrentSteward,
  unblockNetwork,
} from '@aera/contracts';
import { FakeEventSource, problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths, threatPath } from '../../../shared/paths.ts';
import { block, report } from '../../../testing/attacks.ts';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { securityNow } from '../../../testing/security-now.ts';

const api = setUpFakeApi();
beforeEach(() => {
  FakeEventSource.reset();
  vi.stubGlobal('EventSource', FakeEventSource);
  serveSignedInSteward(api);
});

const serveAttack = () => {
  api.on(readIntrusionReport, () => ({ report: report() }));
  api.on(listBlocks, () => ({ blockedIPs: ['203.0.113.7'], blocks: [block()], total: 1 }));
};
const open = async (path: string = paths.security) => {
  renderAt(path);
  await screen.findByRole('heading', { name: 'Security Dashboard' });
  await waitFor(() => expect(listStreams()).not.toEqual([]));
};
const readStat = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
/** Only the streams of this page, because the bell also opens a stream of its own. */
const listStreams = () => FakeEventSource.opened.filter(({ url }) => url === streamSecurityReport.path);
const getLastStream = () => FakeEventSource.last(streamSecurityReport.path);
const sendReport = (data: Omit<LiveSecurity, 'at'>) =>
  act(() =>
    getLastStream().dispatchEvent(
      new MessageEvent('security', { data: JSON.stringify({ ...data, at: '2026-03-04T09:05:00Z' }) }),
    ),
  );

it('shows the loading text of the specification', async () => {
  api.on(readSecurityStatus, () => new Promise(() => {}));
  renderAt(paths.security);
  expect(await screen.findByText('Loading Military Security Dashboard...')).toBeTruthy();
});

it('is the first tab of the portal', async () => {
  await open(paths.portal);
  expect(screen.getByRole('tab', { name: 'Security' }).getAttribute('aria-selected')).toBe('true');
  expect(readStat('Critical Threats')).toBe('0');
});

it('shows which controls were not assessed', async () => {
  await open();
  expect(screen.getByText('Classification: NOT ASSESSED')).toBeTruthy();
  expect([readStat('Security Level'), readStat('Encryption'), readStat('Compliance Score')]).toEqual([
    'NOT ASSESSED',
    'NOT ASSESSED',
    'NOT ASSESSED',
  ]);
  expect(readStat('Threat Detection')).toBe('ACTIVE');
  expect(
    screen.getByText(
      'No IP addresses are currently blocked. Your military-grade security system is monitoring all traffic.',
    ),
  ).toBeTruthy();
});

it('shows level, score and frameworks', async () => {
  api.on(readSecurityStatus, () => ({
    ...securityNow.status,
    classification: 'CONFIDENTIAL',
    securityLevel: 'MILITARY-GRADE',
    complianceScore: 97.25,
    frameworks: ['NIST', 'ISO 27001'],
  }));
  await open();
  expect([readStat('Security Level'), readStat('Compliance Score')]).toEqual(['MILITARY-GRADE', '97.3%']);
  expect(screen.getByText('ISO 27001')).toBeTruthy();
});

it('counts threats, and links the latest to their evidence', async () => {
  serveAttack();
  await open();
  expect([readStat('Critical Threats'), readStat('Total Events'), readStat('Blocked IPs')]).toEqual([
    '3',
    '1,234',
    '1',
  ]);
  const top = within(screen.getByRole('table', { name: 'Top Threats' }))
    .getAllByRole('row')
    .slice(1);
  expect(top.map(({ textContent }) => textContent)).toEqual(['Path scanning17', 'Injection probes4']);
  const recent = within(screen.getByRole('table', { name: 'Recent Security Events' }));
  expect(recent.getByText(severityNames.HIGH)).toBeTruthy();
  expect(recent.getByRole('link', { name: 'Path scanning' }).getAttribute('href')).toBe(threatPath(id(50)));
  expect(await axeViolations()).toEqual([]);
});

it('reads only the newest blocks, and names the number of all', async () => {
  api.on(listBlocks, () => ({ blockedIPs: ['203.0.113.7'], blocks: [block()], total: 5000 }));
  await open();
  expect(await screen.findByText(/Newest 1 of 5,000 blocked networks/)).toBeTruthy();
  expect(api.calls(listBlocks).map(({ query }) => query)).toEqual([{ limit: String(liveBlockLimit) }]);
});

it('is live while it receives changes, and shows when it does not', async () => {
  await open();
  const findLiveBadge = () =>
    within(screen.getByRole('status', { name: 'Connection status' })).queryByText('LIVE');
  const findUpdateTime = () =>
    within(screen.getByRole('status', { name: 'Connection status' })).queryByText(/^Updated/);
  expect([findLiveBadge(), findUpdateTime() !== null]).toEqual([null, true]);
  sendReport({ report: report(), blocked: { blockedIPs: ['203.0.113.7'], blocks: [block()], total: 1 } });
  expect([findLiveBadge() !== null, findUpdateTime()]).toEqual([true, null]);
  expect(readStat('Critical Threats')).toBe('3');
  expect(screen.getByRole('button', { name: 'Unblock 203.0.113.7' })).toBeTruthy();
  act(() => getLastStream().dispatchEvent(new Event('error')));
  expect([findLiveBadge(), findUpdateTime() !== null]).toEqual([null, true]);
  expect(screen.getByText('Updates every 15 seconds')).toBeTruthy();
  expect(readStat('Critical Threats')).toBe('3');
});

it('unblocks a network, confirms, and offers undo', async () => {
  serveAttack();
  const response = Promise.withResolvers<void>();
  api.on(unblockNetwork, async () => {
    await response.promise;
    api.on(listBlocks, () => ({ blockedIPs: [], blocks: [], total: 0 }));
    return { success: true, unblocked: [block()] };
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock 203.0.113.7' }));
  const pending = screen.getByRole('button', { name: 'Unblocking...' });
  expect(pending.getAttribute('aria-disabled')).toBe('true');
  response.resolve();
  expect(await screen.findByText('203.0.113.7 unblocked')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Blocked IP Addresses' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blocked IP Addresses' }));
  expect(api.calls(unblockNetwork).map(({ body }) => body)).toEqual([{ ip: '203.0.113.7' }]);

  api.on(blockNetwork, () => {
    serveAttack();
    return { block: block() };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('203.0.113.7 blocked again')).toBeTruthy();
  expect(api.calls(blockNetwork).map(({ body }) => body)).toEqual([
    { network: '203.0.113.7/32', reason: 'Path scanning', minutes: 1 },
  ]);
  expect(await screen.findByRole('button', { name: 'Unblock 203.0.113.7' })).toBeTruthy();
});

it('keeps the network listed when it cannot be unblocked', async () => {
  serveAttack();
  api.on(unblockNetwork, () => problem(503));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock 203.0.113.7' }));
  expect(await screen.findByText('Couldn’t unblock the network. Try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unblock 203.0.113.7' })).toBeTruthy();
});

it('offers auditors no actions', async () => {
  serveAttack();
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
  await open();
  await screen.findByRole('list', { name: 'Blocked IP Addresses' });
  expect(screen.queryByRole('button', { name: /^Unblock/ })).toBeNull();
});

it.each([
  ['report', readIntrusionReport, 'Couldn’t load the threats', 'Security Level'],
  ['status', readSecurityStatus, 'Couldn’t load the security level', 'Threat Analysis'],
] as const)('keeps what it has without the %s, and retries', async (_, route, failed, kept) => {
  serveAttack();
  api.on(route, () => problem(503, 'Not now.'));
  await open();
  expect(screen.getByRole('alert').textContent).toContain(`${failed}Not now.`);
  expect(screen.getByText(kept)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Blocked IP Addresses' })).toBeTruthy();
  api.on(readSecurityStatus, () => securityNow.status);
  serveAttack();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  expect(screen.getByText('Security Level')).toBeTruthy();
  expect(screen.getByText('Threat Analysis')).toBeTruthy();
});
