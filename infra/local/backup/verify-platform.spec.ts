import { readLedgerStatus, type ResponseOf, type Route } from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import { describe, expect, it } from 'vitest';
import { compareTables, type Finding, verifyPlatform } from './verify-platform.ts';

const row = (rows: number, checksum: string) => ({ rows, checksum });

describe('the tables of a projection', () => {
  it.each([
    ['the same rows', row(1, 'a'), row(1, 'a'), true],
    ['other rows', row(1, 'a'), row(1, 'b'), false],
    ['fewer rows', row(1, 'a'), row(2, 'a'), false],
    ['a projection that is behind', null, row(1, 'a'), false],
  ])('%s', (_, live, rebuilt, passed) => {
    const tables = [
      { table: 'one', live: row(3, 'c'), rebuilt: row(3, 'c') },
      { table: 'two', live, rebuilt },
    ];
    expect(compareTables({ tables, error: null }).passed).toBe(passed);
  });

  it('fail the verification when the rebuild failed', () => {
    expect(compareTables({ tables: null, error: 'an event cannot be read' })).toEqual({
      passed: false,
      detail: 'an event cannot be read',
    });
  });
});

type LedgerStatus = ResponseOf<typeof readLedgerStatus>;

const audited = (leaves: number, startedAt: string) => ({
  leaves,
  roundSize: 3,
  startedAt,
  at: '2026-11-25T20:00:00.000Z',
  finishedAt: null,
});
const status = (changes: Partial<LedgerStatus>): LedgerStatus => ({
  size: 3,
  key: 'key',
  latest: { size: 3, note: '', at: '' },
  previous: null,
  mismatch: null,
  audit: audited(3, '9999-01-01T00:00:00.000Z'),
  witnesses: [],
  quorum: 0,
  cosigned: null,
  ...changes,
});

/** Verifies fake services: a sequence of ledger states, and one outcome of the audit log. */
async function verify(ledger: LedgerStatus[], auditOutcome = 'implemented'): Promise<Finding[]> {
  const states = [...ledger];
  const answer = (route: Route): unknown => {
    if (route === readLedgerStatus) return states.length > 1 ? states.shift() : states[0];
    if (route.path.endsWith('/controls'))
      return { controls: [{ id: 'audit-log-verified', outcome: auditOutcome, evidence: 'as seen' }] };
    return { rebuildable: [{ name: 'index', tables: [] }], current: null, past: [] };
  };
  const call = (async (route: Route) => answer(route)) as CallService;
  const findings: Finding[] = [];
  for await (const finding of verifyPlatform(call)) findings.push(finding);
  return findings;
}

it('waits until the audit has verified every event since the restore, and the tree agrees with its checkpoints', async () => {
  const states = [
    status({ audit: audited(3, '2026-11-25T20:00:00.000Z') }),
    status({ audit: audited(2, '9999-01-01T00:00:00.000Z') }),
    status({ latest: { size: 2, note: '', at: '' } }),
    status({}),
    status({ mismatch: 'never reached' }),
  ];
  expect(await verify(states)).toEqual([
    { subject: 'consent ledger', passed: true, detail: '3 events are unchanged' },
    { subject: 'audit log', passed: true, detail: 'as seen' },
  ]);
});

it('reports an event that differs from its leaf, and a changed audit log', async () => {
  const findings = await verify([status({ mismatch: 'Leaf 1: the event is another.' })], 'failed');
  expect(findings.map(({ passed, detail }) => `${passed} ${detail}`)).toEqual([
    'false Leaf 1: the event is another.',
    'false as seen',
  ]);
});

it('accepts an empty ledger', async () => {
  const [ledger] = await verify([status({ size: 0, latest: null, audit: null })]);
  expect(ledger?.passed).toBe(true);
});
