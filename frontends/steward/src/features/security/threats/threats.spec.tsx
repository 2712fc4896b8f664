import { listThreatRules, listThreats, readThreat, setThreatRule, severityNames } from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths, threatPath } from '../../../shared/paths.ts';
import { block, evidence, rule, threat } from '../../../testing/attacks.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { threatsCopy } from '../security-copy.ts';

const api = setUpFakeApi();
beforeEach(() => {
  serveSignedInSteward(api);
  api.on(listThreatRules, () => ({ rules: [rule()] }));
  api.on(listThreats, () => ({ threats: [threat()], total: 1 }));
});

const lastQuery = () => api.calls(listThreats).at(-1)?.query;

describe('the list of threats', () => {
  it('shows each threat with its response and a link', async () => {
    renderAt(paths.threats);
    const table = within(await screen.findByRole('table', { name: 'Threats' }));
    const [, row] = table.getAllByRole('row');
    expect(row?.textContent).toContain(`Path scanning${severityNames.HIGH}203.0.113.7`);
    expect(row?.textContent).toContain('42.5Blocked');
    await userEvent.click(table.getByRole('link', { name: 'Path scanning' }));
    await waitFor(() => expect(where()).toBe(threatPath(id(50))));
  });

  it('is filtered by the URL', async () => {
    renderAt(
      `${paths.threats}?severity=CRITICAL&state=active&response=report-only&rule=traversal&network=203.0.113.0/24&page=2`,
    );
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({
        severity: 'CRITICAL',
        state: 'active',
        response: 'report-only',
        rule: 'traversal',
        network: '203.0.113.0/24',
        offset: '25',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(where()).toBe(paths.threats));
  });

  it('shows the rule of the filter when the rules do not load', async () => {
    api.on(listThreatRules, () => problem(503));
    renderAt(`${paths.threats}?rule=traversal`);
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Threat' });
    expect(field.selectedOptions[0]?.text).toBe('traversal');
  });

  it('keeps the order of the rules when one is selected, so that the arrow keys reach each of them', async () => {
    const rules = [rule(), rule({ rule: 'traversal', threatType: 'Path traversal' })];
    api.on(listThreatRules, () => ({ rules }));
    renderAt(`${paths.threats}?rule=traversal`);
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Threat' });
    await waitFor(() => expect(field.options).toHaveLength(3));
    expect(Array.from(field.options, ({ text }) => text)).toEqual([
      'All threat types',
      'Path scanning',
      'Path traversal',
    ]);
  });

  it('ignores invalid URL parameters', async () => {
    renderAt(`${paths.threats}?severity=WORST&state=never&rule=<b>&network=everyone&page=zero`);
    await screen.findByRole('table', { name: 'Threats' });
    expect(lastQuery()).toEqual({ state: 'any', limit: '25', offset: '0' });
  });

  it('is sorted by the server, from the first page', async () => {
    renderAt(`${paths.threats}?page=2`);
    await userEvent.click(await screen.findByRole('button', { name: 'Network' }));
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ sort: 'network', order: 'ascending', offset: '0' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Network' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'network', order: 'descending' }));
  });

  it('stores filters in the URL and rejects an invalid IP address', async () => {
    renderAt(paths.threats);
    await userEvent.selectOptions(await screen.findByLabelText('Severity'), 'HIGH');
    await waitFor(() => expect(where()).toBe(`${paths.threats}?severity=HIGH`));
    await userEvent.type(screen.getByLabelText('IP address or network'), 'nowhere{Enter}');
    expect(await screen.findByText(/Enter an IP address or range/)).toBeTruthy();
    expect(where()).toBe(`${paths.threats}?severity=HIGH`);
    await userEvent.clear(screen.getByLabelText('IP address or network'));
    await userEvent.type(screen.getByLabelText('IP address or network'), '203.0.113.7{Enter}');
    await waitFor(() => expect(lastQuery()?.['network']).toBe('203.0.113.7'));
  });

  it('shows the empty states without and with filters', async () => {
    api.on(listThreats, () => ({ threats: [], total: 0 }));
    renderAt(paths.threats);
    expect(await screen.findByText(threatsCopy.empty)).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Ongoing'));
    expect(await screen.findByText('No threats match these filters')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the error state', async () => {
    api.on(listThreats, () => problem(503, 'The log is unavailable.'));
    renderAt(paths.threats);
    expect(await screen.findByText('Couldn’t load threats')).toBeTruthy();
  });
});

describe('one threat', () => {
  const hostile = '/<img src=x onerror=alert(1)>?q=\u202Etxt.exe';
  const serveThreat = (active: boolean) =>
    api.on(readThreat, () => ({
      threat: threat(),
      evidence: [
        evidence({ target: hostile, userAgent: '<script>alert(1)</script>' }),
        evidence({
          requestId: 'attempt',
          status: null,
          target: '',
          method: '',
          attemptedAccount: 'a1b2c3d4',
          userAgent: null,
          indicators: ['login-failed'],
        }),
      ],
      retentionDays: 30,
      block: { ...block(), active },
    }));
  beforeEach(() => serveThreat(true));

  it('shows the recorded requests as plain text', async () => {
    renderAt(threatPath(id(50)));
    const table = await screen.findByRole('table', { name: 'Evidence' });
    expect(within(table).getByText(`GET ${hostile}`)).toBeTruthy();
    expect(within(table).getByText('<script>alert(1)</script>')).toBeTruthy();
    expect(table.querySelector('img, script, a')).toBeNull();
    expect(within(table).getByText('Wrong credentials')).toBeTruthy();
    expect(within(table).getByText('account a1b2c3d4')).toBeTruthy();
    expect(screen.getByText('42.5/100')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('offers to unblock a blocked network', async () => {
    renderAt(threatPath(id(50)));
    expect(await screen.findByRole('button', { name: 'Unblock 203.0.113.7' })).toBeTruthy();
  });

  it('shows that the block has ended', async () => {
    serveThreat(false);
    renderAt(threatPath(id(50)));
    expect(await screen.findByText('This network was blocked and has since been unblocked.')).toBeTruthy();
  });

  it('shows that an unknown threat was not found', async () => {
    api.on(readThreat, () => problem(404, 'Threat not found.'));
    renderAt(threatPath(id(99)));
    expect(await screen.findByText('Threat not found.')).toBeTruthy();
  });
});

describe('the rules', () => {
  it('show what each detects, and let a steward set its mode', async () => {
    api.on(setThreatRule, ({ body: { mode } }) => {
      const rules = [rule({ mode, setBy: 'Ada Lovell', setAt: '2026-03-04T09:05:00Z' })];
      api.on(listThreatRules, () => ({ rules }));
      return { rules };
    });
    renderAt(paths.threatRules);
    expect(await screen.findByText('Paths that only scanners ask for.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Report only'));
    expect(await screen.findByText(/Set by Ada Lovell/)).toBeTruthy();
    expect(api.calls(setThreatRule).map(({ body }) => body)).toEqual([{ mode: 'report-only' }]);
    expect(await axeViolations()).toEqual([]);
  });

  it('keep their mode when saving fails', async () => {
    api.on(setThreatRule, () => problem(503));
    renderAt(paths.threatRules);
    await userEvent.click(await screen.findByLabelText('Off'));
    expect(await screen.findByText('Couldn’t change the mode. Try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('On').checked).toBe(true);
  });
});
