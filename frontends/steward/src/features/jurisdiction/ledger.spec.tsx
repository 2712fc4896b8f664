import {
  type ResponseOf,
  readConsent,
  readConsistencyProof,
  readLedgerStatus,
  listConsents,
  listUnansweredNoticeImpressions,
} from '@aera/contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { portalTabPath } from '../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { consent, id } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../testing/render-at.tsx';
import { createSignedLog } from '../../testing/signed-log.ts';

const api = setUpFakeApi();
const entries = ['one', 'two', 'three', 'four', 'five'];
let log: Awaited<ReturnType<typeof createSignedLog>>;
let status: ResponseOf<typeof readLedgerStatus>;

const open = (more = '') => renderAt(portalTabPath('jurisdiction') + more);
const panel = () => screen.findByRole('region', { name: 'Ledger' });
const readFact = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label).nextElementSibling?.textContent;

beforeEach(async () => {
  log = await createSignedLog(entries);
  status = {
    size: 6,
    key: log.verifierKey,
    previous: { size: 3, note: await log.signCheckpoint(3), at: '2026-03-04T09:05:00Z' },
    latest: { size: 5, note: await log.signCheckpoint(5), at: '2026-03-04T09:06:00Z' },
    mismatch: null,
    audit: {
      leaves: 4,
      roundSize: 5,
      startedAt: '2026-03-04T09:00:00Z',
      at: '2026-03-04T09:07:00Z',
      finishedAt: '2026-03-04T08:00:00Z',
    },
    witnesses: [],
    quorum: 0,
    cosigned: null,
  };
  serveSignedInSteward(api);
  api.on(listConsents, () => ({
    consents: [consent()],
    total: 1,
    stats: { total: 1, today: 1, uniqueIps: 1, countries: 1 },
  }));
  api.on(readLedgerStatus, () => status);
  api.on(readConsistencyProof, async ({ query: { first, second } }) => ({
    hashes: await log.proveConsistency(Number(first), Number(second)),
  }));
});

describe('the ledger', () => {
  it('shows size, latest checkpoint with time, and that both match', async () => {
    open();
    await within(await panel()).findByText('Match');
    expect(readFact(await panel(), 'Entries')).toBe('6 entries');
    expect(readFact(await panel(), 'Latest signed checkpoint')).toBe('5 entries (1 entry added since)');
    expect(readFact(await panel(), 'Published')).toMatch(/Mar 4, 2026, \d\d:06/);
    expect(readFact(await panel(), 'Integrity check')).toMatch(
      /^4 of 5 entries verified by Mar 4, 2026.*last full check Mar 4, 2026/,
    );
    expect(within(await panel()).queryByText(/Alert/)).toBeNull();
  });

  it('shows an alert when the log differs from the published checkpoint', async () => {
    status = {
      ...status,
      mismatch: 'The first 5 entries of the log are not those of the published checkpoint.',
    };
    open();
    const alert = await within(await panel()).findByRole('alert');
    expect(alert.textContent).toContain('Alert: the ledger doesn’t match its published checkpoint');
    expect(alert.textContent).toContain('The first 5 entries');
    expect(alert.textContent).toContain('follow the runbook ledger-mismatch');
    expect(alert.textContent).not.toContain('have stopped');
    expect(within(await panel()).getByText('Mismatch')).toBeTruthy();
  });

  it('verifies the consistency proof in the browser', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Verify log' }));
    expect(await screen.findByText('Verified: nothing was changed or removed')).toBeTruthy();
    expect(api.calls(readConsistencyProof)[0]?.query).toEqual({ first: '3', second: '5' });
    expect(screen.getByText(/first 3 entries of 5 entries are unchanged/)).toBeTruthy();
  });

  it('detects a changed entry', async () => {
    const forged = await createSignedLog(['ONE', ...entries.slice(1)]);
    api.on(readConsistencyProof, async () => ({ hashes: await forged.proveConsistency(3, 5) }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Verify log' }));
    expect(await screen.findByText('Verification failed')).toBeTruthy();
    expect(screen.getByText(/every entry of the older one \(RFC 9162\): failed/)).toBeTruthy();
  });

  it('detects a checkpoint of another size than the page shows', async () => {
    status = { ...status, latest: { ...status.latest!, size: 6 } };
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Verify log' }));
    expect(await screen.findByText(/checkpoint of 6 entries has a valid signature: failed/)).toBeTruthy();
    expect(screen.queryByText(/entries are unchanged/)).toBeNull();
  });

  it('detects a checkpoint signed with another key', async () => {
    const other = await createSignedLog(entries);
    status = { ...status, latest: { ...status.latest!, note: await other.signCheckpoint(5) } };
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Verify log' }));
    expect(await screen.findByText(/checkpoint of 5 entries has a valid signature: failed/)).toBeTruthy();
    expect(screen.getByText(/every entry of the older one \(RFC 9162\): /)).toBeTruthy();
  });

  it('offers no comparison before two checkpoints', async () => {
    status = { ...status, previous: null, latest: null };
    open();
    const verify = await screen.findByRole<HTMLButtonElement>('button', { name: 'Verify log' });
    expect(verify.disabled).toBe(true);
    expect(screen.getByText('Available after two checkpoints')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download checkpoint' })).toBeNull();
  });

  it('shows the error state', async () => {
    api.on(readLedgerStatus, () => problem(503, 'The service is starting.'));
    open();
    expect(await within(await panel()).findByText('Couldn’t load the ledger')).toBeTruthy();
  });

  it('has no axe violations', async () => {
    open();
    await within(await panel()).findByText('Match');
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the witnesses', () => {
  const witnesses = () => screen.findByRole('region', { name: 'Witnesses' });
  const witness = (
    name: string,
    change: Partial<(typeof status)['witnesses'][number]> = {},
  ): (typeof status)['witnesses'][number] => ({
    name,
    size: 5,
    cosignedAt: '2026-03-04T09:06:00Z',
    failure: null,
    refusals: 0,
    ...change,
  });
  const failure = (reason: 'timeout' | 'inconsistent') => ({
    reason,
    detail: 'Two histories.',
    since: '2026-03-04T09:07:00Z',
  });

  it('are listed with their state, lag, last signature and refusals', async () => {
    status = {
      ...status,
      quorum: 1,
      cosigned: { size: 5, note: '', at: '2026-03-04T09:06:00Z' },
      witnesses: [
        witness('one.example'),
        witness('two.example', { size: 2, failure: failure('timeout') }),
        witness('three.example', { size: null, cosignedAt: null }),
      ],
    };
    open();
    const table = await within(await witnesses()).findByRole('table', {
      name: 'Witness signatures',
    });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^one\.exampleSigning1 entryMar 4, 2026.*0$/),
      expect.stringMatching(/^two\.exampleTimed out since Mar 4, 2026.*4 entries.*0$/),
      expect.stringMatching(/^three\.exampleNot signed yet6 entriesNever0$/),
    ]);
    expect((await witnesses()).textContent).toContain('1 of 3 must sign before a checkpoint is published.');
    expect(within(await witnesses()).queryByText(/Alert/)).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('show an alert when one refuses the log', async () => {
    status = {
      ...status,
      quorum: 1,
      witnesses: [witness('one.example', { failure: failure('inconsistent'), refusals: 2 })],
    };
    open();
    const alert = await within(await witnesses()).findByRole('alert');
    expect(alert.textContent).toContain('Alert: a witness refuses the log');
    expect(alert.textContent).toContain('one.example: Two histories.');
    expect(within(await witnesses()).getByText('Refused: log was rewritten')).toBeTruthy();
    expect(within(await witnesses()).getByText(/No checkpoint has enough signatures yet/)).toBeTruthy();
  });

  it('show that none are configured', async () => {
    open();
    expect(await within(await witnesses()).findByText('No witnesses configured')).toBeTruthy();
  });
});

describe('one record', () => {
  const detail = async (
    change: Partial<ResponseOf<typeof readConsent>> = {},
  ): Promise<ResponseOf<typeof readConsent>> => ({
    consent: consent(),
    notice: { version: '1.0', hash: 'ab12', language: 'en', text: ['A line'], proofStatus: 'current' },
    shownAt: '2026-03-04T09:04:00Z',
    jurisdictionAccepted: true,
    globalPrivacyControl: true,
    erased: false,
    proof: { entry: 'three', key: log.verifierKey, inclusion: await log.proveInclusion(2) },
    ...change,
  });
  const dialog = () => screen.findByRole('dialog', { name: 'Consent record' });
  const openRecord = async () => {
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: `Open consent record ${consent().id.slice(0, 8)}` }),
    );
    return dialog();
  };

  it('opens from its id, with its leaf index and its notice proof', async () => {
    api.on(readConsent, () => detail());
    const shown = await openRecord();
    expect(where()).toContain(`record=${consent().id}`);
    expect(await within(shown).findByText('Verified in this browser')).toBeTruthy();
    expect(readFact(shown, 'Leaf index')).toBe('2');
    expect(readFact(shown, 'Checkpoint')).toBe('5 entries');
    expect(readFact(shown, 'Notice Version')).toBe('1.0');
    expect(readFact(shown, 'Content hash (SHA-256)')).toBe('ab12');
    expect(readFact(shown, 'Linked to notice')).toBe('Yes, the current text was shown');
    expect(readFact(shown, 'Global Privacy Control')).toBe('Sent by the browser');
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(where()).not.toContain('record=');
  });

  it('states that an expired proof is measured by the arrival of the record', async () => {
    const { notice } = await detail();
    api.on(readConsent, () => detail({ notice: { ...notice, proofStatus: 'expired' } }));
    const shown = await openRecord();
    await within(shown).findByText('Verified in this browser');
    expect(readFact(shown, 'Linked to notice')).toMatch(
      /^No, shown more than a day before the record arrived\./,
    );
  });

  it('shows an invalid proof', async () => {
    const { proof } = await detail();
    api.on(readConsent, () => detail({ proof: { ...proof, entry: 'THREE' } }));
    expect(await within(await openRecord()).findByText('Verification failed')).toBeTruthy();
  });

  it('shows withdrawn, erased and unproven entries', async () => {
    const { proof } = await detail();
    api.on(readConsent, () =>
      detail({
        consent: consent({ withdrawnAt: '2026-03-05T10:00:00Z', ipAddress: '' }),
        notice: { version: '0.9', hash: 'ab12', language: null, text: null, proofStatus: 'unproven' },
        shownAt: null,
        globalPrivacyControl: false,
        erased: true,
        proof: { ...proof, inclusion: null },
      }),
    );
    const shown = await openRecord();
    expect(await within(shown).findByText(/^Withdrawn Mar 5, 2026/)).toBeTruthy();
    expect(
      within(shown).getByText(
        /Identifying data was erased at the visitor’s request\. The record and its proof are unchanged\./,
      ),
    ).toBeTruthy();
    expect((await within(shown).findAllByText('Not in the log yet')).length).toBeGreaterThan(0);
    expect(readFact(shown, 'Leaf index')).toBe('Not in the log yet');
    expect(readFact(shown, 'Global Privacy Control')).toBe('Not sent');
  });

  it('is marked as withdrawn in the table', async () => {
    api.on(listConsents, () => ({
      consents: [consent({ withdrawnAt: '2026-03-05T10:00:00Z' })],
      total: 1,
      stats: { total: 1, today: 1, uniqueIps: 1, countries: 1 },
    }));
    open();
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
    expect(screen.getByText('Consented')).toBeTruthy();
  });
});

describe('notice impressions without consent', () => {
  const impression = (n: number) => ({
    id: id(n),
    sessionId: n % 2 ? id(500 + n) : null,
    noticeVersion: '1.0',
    globalPrivacyControl: n % 2 === 1,
    shownAt: '2026-03-04T09:05:00Z',
  });

  it('are listed page by page, with the privacy signal', async () => {
    api.on(listUnansweredNoticeImpressions, ({ query: { cursor } }) =>
      cursor === undefined
        ? { items: [impression(1), impression(2)], next: 'older' }
        : { items: [impression(3)], next: null },
    );
    open();
    const table = await screen.findByRole('table', { name: 'Notices not accepted' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Sent$/),
      expect.stringMatching(/Unknown.*Not sent$/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show older notices' }));
    expect(await screen.findByText(id(503).slice(0, 8))).toBeTruthy();
    expect(within(table).getAllByRole('row')).toHaveLength(4);
  });

  it('shows the empty state', async () => {
    open();
    expect(await screen.findByText('No unaccepted notices')).toBeTruthy();
  });
});

describe('the export', () => {
  it('exports the search results', async () => {
    open('&ip=203.0');
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    expect(link.getAttribute('href')).toBe('/api/admin/jurisdiction/consents.csv?ip=203.0');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('is disabled without data to export', async () => {
    api.on(listConsents, () => ({
      consents: [],
      total: 0,
      stats: { total: 0, today: 0, uniqueIps: 0, countries: 0 },
    }));
    open();
    await screen.findByText('No consent records found');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
  });
});
