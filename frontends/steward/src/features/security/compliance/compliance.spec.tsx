import {
  type ComplianceControl,
  type Coverage,
  listComplianceControls,
  readComplianceReport,
  runComplianceChecks,
  readCurrentSteward,
} from '@aera/contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { compliancePath, paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();

const at = '2026-03-04T09:05:00Z';
const control = (change: Partial<ComplianceControl>): ComplianceControl => ({
  id: 'tls-in-transit',
  title: 'All browser traffic uses TLS',
  family: 'Edge',
  references: [{ framework: 'FedRAMP', id: 'SC-8' }],
  critical: true,
  outcome: 'failed',
  evidence: 'PUBLIC_URL is http://localhost:8080.',
  checkedAt: at,
  expiresAt: '2026-03-04T12:05:00Z',
  remediation: 'Put TLS in front of the gateway.',
  ...change,
});
const controls = [
  control({
    id: 'password-storage',
    title: 'Passwords are hashed',
    outcome: 'implemented',
    evidence: 'Argon2id.',
  }),
  control({}),
  control({
    id: 'people-trained',
    title: 'Stewards are trained',
    critical: false,
    outcome: 'not-assessed',
    evidence: 'No automated check.',
    checkedAt: null,
    expiresAt: null,
    remediation: 'Run `make training` for each steward.',
  }),
];
const coverage = (change: Partial<Coverage>): Coverage => ({
  name: 'SOC 2',
  compliance: 66.6666,
  implemented: 16,
  total: 24,
  criticalIssues: 0,
  ...change,
});

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(readComplianceReport, () => ({
    report: {
      frameworks: [
        coverage({}),
        coverage({ name: 'FedRAMP', compliance: 100, implemented: 30, total: 30, criticalIssues: 2 }),
      ],
      assessedAt: at,
    },
  }));
  api.on(listComplianceControls, () => ({ controls, assessedAt: at }));
});

const open = (path: string = paths.compliance) => renderAt(path);
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Controls' }))
    .getAllByRole('row')
    .slice(1);
const card = () => screen.findByRole('region', { name: 'Compliance Frameworks' });

it('shows percentages to one decimal, controls, and critical issues if any', async () => {
  open();
  const [soc, fed] = await within(await card()).findAllByRole('listitem');
  expect(soc?.textContent).toMatch(/SOC 2.*66\.7%.*16 of 24 controls/);
  expect(soc?.textContent).not.toMatch(/critical/);
  expect(fed?.textContent).toMatch(/100\.0%.*30 of 30 controls.*2 critical issues/);
  const bar = within(soc!).getByRole('progressbar');
  expect(bar.getAttribute('max')).toBe('100');
  expect(await axeViolations()).toEqual([]);
});

it('opens the controls of a framework by its percentage', async () => {
  open();
  await userEvent.click(await within(await card()).findByRole('link', { name: 'View FedRAMP controls' }));
  expect(where()).toBe(compliancePath('FedRAMP'));
  expect(api.calls(listComplianceControls).at(-1)?.query).toEqual({ framework: 'FedRAMP' });
});

it('shows evidence, time, validity and requirement of each control, failed controls first', async () => {
  open();
  const [tls, trained, hashed] = await rows();
  expect(tls?.textContent).toMatch(
    /^All browser traffic.*FedRAMP SC-8.*Failed.*Critical.*PUBLIC_URL is http.*Put TLS.*Mar 4.*valid until/,
  );
  expect(trained?.textContent).toMatch(
    /^Stewards are trained.*Not assessed.*No automated check.*Run make training for each.*Never/,
  );
  expect(hashed?.textContent).toMatch(/^Passwords are hashed.*Implemented.*Argon2id\.None/);
  expect(await axeViolations()).toEqual([]);
});

it('sorts controls, and stores the order in the URL', async () => {
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Control' }));
  expect((await rows()).map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
    'All brow',
    'Password',
    'Stewards',
  ]);
  expect(where()).toMatch(/controls-sort=control\.ascending/);
});

it('filters by outcome, and stores it in the URL', async () => {
  open(`${paths.compliance}?outcome=implemented`);
  expect(await rows()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'not-assessed');
  expect(where()).toMatch(/outcome=not-assessed/);
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Stewards are trained/),
  ]);
});

it('runs the checks again and shows the new results', async () => {
  api.on(runComplianceChecks, () => {
    api.on(listComplianceControls, () => ({ controls: [], assessedAt: at }));
    return { assessedAt: at };
  });
  open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Run checks' }));
  expect(await screen.findByText('No controls match these filters')).toBeTruthy();
});

it('shows why the checks did not run', async () => {
  api.on(runComplianceChecks, () => problem(409, 'The checks are running already.'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Run checks' }));
  expect(await screen.findByText('The checks are running already.')).toBeTruthy();
});

it('offers auditors no run button', async () => {
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
  open();
  await rows();
  expect(screen.queryByRole('button', { name: 'Run checks' })).toBeNull();
});

it('shows that no check has run yet', async () => {
  api.on(readComplianceReport, () => ({
    report: { frameworks: [coverage({ compliance: 0, implemented: 0 })], assessedAt: null },
  }));
  open();
  expect(
    await screen.findByText(
      /No checks have run yet\. The first run starts within a minute after the service starts\./,
    ),
  ).toBeTruthy();
  expect((await card()).textContent).toMatch(/0\.0%/);
});
