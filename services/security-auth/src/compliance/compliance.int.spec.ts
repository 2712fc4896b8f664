import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AuditEntry,
  listComplianceControls,
  readComplianceCoverage,
  readComplianceReport,
  frameworkNames,
  runComplianceChecks,
  readSecurityStatus,
  stewardLogin,
  streamSecurityReport,
} from '@aera/contracts';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntryAppender } from '../audit/append-entries.ts';
import { securityAuth } from '../service.ts';
import { catalogue } from './catalogue/index.ts';
import { complianceLock } from './compliance-runs.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';

const password = 'a long pass phrase';
let gateway: Awaited<ReturnType<typeof startFakeGateway>>;
let reports: string;
let service: TestService;
const steward = asSteward({ authenticatedAt: new Date().toISOString() });

beforeAll(async () => {
  gateway = await startFakeGateway();
  reports = await mkdtemp(join(tmpdir(), 'aera-reports-'));
  service = await startTestService(securityAuth, {
    env: {
      STEWARD_USERNAME: 'first',
      STEWARD_PASSWORD: password,
      PUBLIC_URL: gateway.url,
      REPORTS_DIR: reports,
      // Only requested runs, so that no periodic run interferes.
      COMPLIANCE_INITIAL_DELAY_MS: '86400000',
    },
  });
});
afterAll(async () => {
  await service.stop();
  await gateway.stop();
  await rm(reports, { recursive: true });
});

const run = () => service.call(runComplianceChecks, { body: {}, as: steward });
const controls = async () => {
  await service.waitUntilCaughtUp();
  const { body } = await service.call(listComplianceControls, { query: {}, as: steward });
  return new Map(body.controls.map((control) => [control.id, control]));
};

describe('compliance', () => {
  it('shows no coverage before the first run', async () => {
    const { body } = await service.call(readComplianceReport, { as: steward });
    expect(body.report.assessedAt).toBeNull();
    expect(body.report.frameworks.map(({ name, compliance }) => [name, compliance])).toEqual(
      frameworkNames.map((name) => [name, 0]),
    );
    expect((await service.call(readSecurityStatus, { as: steward })).body.complianceScore).toBeNull();
  });

  it('assesses the controls with a check and marks the others as not assessed', async () => {
    await service.call(stewardLogin, { body: { username: 'first', password }, as: asVisitor() });
    await eventually(async () => {
      const [row] = await service.kit.sql<{ size: number }>('select size from audit_tree');
      return (row?.size ?? 0) > 0;
    });
    expect((await run()).status).toBe(200);
    const seen = await controls();
    expect(seen.size).toBe(catalogue.length);
    const findOutcome = (id: string) => `${seen.get(id)?.outcome}: ${seen.get(id)?.evidence}`;
    expect(findOutcome('page-headers')).toMatch(/^implemented/);
    expect(findOutcome('access-refused-without-session')).toMatch(/^implemented: \d+ steward routes/);
    expect(findOutcome('cross-site-refused')).toMatch(/^implemented/);
    expect(findOutcome('errors-disclose-nothing')).toMatch(/^implemented/);
    expect(findOutcome('tls-in-transit')).toMatch(/^failed: PUBLIC_URL is http:/);
    expect(findOutcome('steward-second-factor')).toBe(
      'failed: 0 of 1 stewards use two-factor authentication.',
    );
    expect(findOutcome('password-storage')).toMatch(/^implemented: .*argon2id.*m=19456/);
    expect(findOutcome('common-passwords-refused')).toMatch(/^implemented/);
    expect(findOutcome('password-length')).toMatch(/^failed: .* 10 characters/);
    expect(findOutcome('data-sealed-at-rest')).toMatch(/^implemented: \d+ personal fields, all encrypted/);
    expect(findOutcome('steward-session-lifetime')).toMatch(/^implemented: .* 12\.0 hours/);
    expect(findOutcome('audit-log-verified')).toMatch(/^implemented: \d+ entries/);
    expect(findOutcome('audit-retention')).toMatch(/^implemented: The stream is kept without limit/);
    expect(findOutcome('audit-failure-refuses')).toMatch(/^implemented/);
    expect(findOutcome('roles-on-every-route')).toMatch(/^implemented/);
    expect(findOutcome('audit-before-act')).toMatch(/^implemented/);
    expect(findOutcome('erasure-works')).toBe('not-assessed: No erased members yet.');
    expect(findOutcome('backup-age')).toMatch(/^not-assessed: No backup found/);
    expect(findOutcome('dependencies-without-known-holes')).toMatch(/^not-assessed/);
    expect(findOutcome('bus-synced-to-disk')).toBe('not-assessed: No automated check.');
    // This service has no ledger, and the fake gateway does not serve one.
    expect(findOutcome('consent-ledger-verified')).toMatch(/^not-assessed: The check could not run/);
  });

  it('reports framework coverage by control, and only the score to the public', async () => {
    const seen = [...(await controls()).values()];
    const { report } = (await service.call(readComplianceReport, { as: steward })).body;
    for (const { name, implemented, total, criticalIssues } of report.frameworks) {
      const own = seen.filter(({ references }) => references.some(({ framework }) => framework === name));
      expect([own.length, own.filter(({ outcome }) => outcome === 'implemented').length]).toEqual([
        total,
        implemented,
      ]);
      expect(own.filter(({ critical, outcome }) => critical && outcome === 'failed')).toHaveLength(
        criticalIssues,
      );
    }
    const { body: shares } = await service.call(readComplianceCoverage, { as: asVisitor() });
    expect(shares.frameworks.map(({ compliance }) => compliance)).toEqual(
      report.frameworks.map(({ compliance }) => compliance),
    );
    expect(JSON.stringify(shares)).not.toMatch(/evidence|criticalIssues/);
    const { body: status } = await service.call(readSecurityStatus, { as: steward });
    expect(status).toMatchObject({ encryption: 'AES-256-GCM at rest, not verified in transit' });
  });

  it('reads the reports of backups and dependency audits', async () => {
    await writeFile(
      join(reports, 'backup.json'),
      JSON.stringify({ finishedAt: new Date().toISOString(), ok: true }),
    );
    const vulnerabilities = { critical: 0, high: 2, low: 9 };
    await writeFile(join(reports, 'dependencies.json'), JSON.stringify({ metadata: { vulnerabilities } }));
    await run();
    const seen = await controls();
    expect(seen.get('backup-age')?.outcome).toBe('implemented');
    expect(seen.get('dependencies-without-known-holes')).toMatchObject({
      outcome: 'failed',
      evidence: expect.stringMatching(/0 critical, 2 high/) as string,
    });
  });

  it('detects a gateway without access control that discloses its software', async () => {
    gateway.becomeInsecure();
    await run();
    const seen = await controls();
    for (const id of [
      'page-headers',
      'access-refused-without-session',
      'cross-site-refused',
      'errors-disclose-nothing',
    ])
      expect([id, seen.get(id)?.outcome]).toEqual([id, 'failed']);
  });

  it('detects an unencrypted personal field and a changed audit entry', async () => {
    const { sql } = service.kit;
    await sql(
      `update events set data = jsonb_set(data, '{firstName}', '"Ada"') where type = 'StewardAppointed'`,
    );
    await sql(`update audit_entries set entry = entry || ' ' where leaf = 0`);
    await run();
    const seen = await controls();
    expect(seen.get('data-sealed-at-rest')).toMatchObject({
      outcome: 'failed',
      evidence: expect.stringMatching(/such as StewardAppointed\.firstName/) as string,
    });
    expect(seen.get('audit-log-verified')?.evidence).toMatch(/^Entry 0 /);
  });

  it('counts calls without an outcome, except those of live updates', async () => {
    const call = (route: string): AuditEntry => ({
      kind: 'call',
      id: randomUUID(),
      at: '2026-03-04T09:05:00.000Z',
      service: 'security-auth',
      actor: { id: 's9', username: 'grace', role: 'responder' },
      ip: '203.0.113.9',
      method: 'GET',
      route,
      summary: 'A call without an outcome',
      params: {},
      query: {},
      requestId: randomUUID(),
      trace: null,
      authenticatedAt: null,
    });
    const append = createEntryAppender(service.kit.store.transaction);
    const readControl = async () => {
      await run();
      return (await controls()).get('audit-content');
    };
    await append([call(streamSecurityReport.path), call(streamSecurityReport.path)]);
    expect(await readControl()).toMatchObject({
      outcome: 'implemented',
      evidence: expect.stringMatching(/ 0 have no outcome/) as string,
    });
    await append([call(listComplianceControls.path)]);
    expect(await readControl()).toMatchObject({
      outcome: 'failed',
      evidence: expect.stringMatching(/ 1 have no outcome/) as string,
    });
  });

  it('runs one at a time', async () => {
    const answers = await Promise.all([run(), run(), run()]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(409);
  });

  it('waits once for a gateway that does not respond, without a transaction', async () => {
    const unanswered = gateway.becomeSilent();
    const running = run();
    await eventually(() => unanswered.length > 0);
    const holders = await service.kit.sql(
      `select state from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)
         and datname = current_database()`,
      [complianceLock],
    );
    expect(holders).toEqual([{ state: 'idle' }]);
    expect((await running).status).toBe(200);
    expect(unanswered).toEqual(['/livez']);
    const seen = await controls();
    for (const id of ['page-headers', 'cross-site-refused', 'platform-healthy', 'consent-ledger-verified'])
      expect(seen.get(id)).toMatchObject({
        outcome: 'not-assessed',
        evidence: expect.stringMatching(/The gateway at .* didn’t respond/) as string,
      });
  });
});
