import { listStewards, operationsRoutes, resetStewardSecondFactor, type Route } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import type { CallService } from './operator-client.ts';
import { runCommand } from './run-command.ts';

interface Call {
  readonly route: Route;
  readonly options: unknown;
}

/** Runs a command line against responses by method and path: one per call, in order; the last one repeats. */
async function run(
  line: string,
  responses: Record<string, unknown[]> = {},
  { confirms = false, rotateKeys }: { confirms?: boolean; rotateKeys?: () => Promise<string> } = {},
) {
  const calls: Call[] = [];
  const out: string[] = [];
  const errors: string[] = [];
  const call = (async (route: Route, options?: unknown) => {
    calls.push({ route, options });
    const remaining = responses[`${route.method} ${route.path}`];
    if (!remaining) throw new Error(`${route.path} does not respond.`);
    return remaining.length > 1 ? remaining.shift() : remaining[0];
  }) as CallService;
  const code = await runCommand(line.split(' ').filter(Boolean), {
    formatCall: (args) => `aera ${args}`,
    printError: (text) => void errors.push(text),
    tools: { call, print: (text) => void out.push(text), confirm: async () => confirms, rotateKeys },
  });
  const bodies = calls.map(({ options }) => options);
  return { code, out: out.join('\n'), errors: errors.join('\n'), bodies };
}

const { listDeadLetters, retryDeadLetters, rewindRelay, startRebuild, listRebuilds, confirmRebuild } =
  operationsRoutes['contacts-crm'];
const formatRoute = ({ method, path }: Route) => `${method} ${path}`;

describe('help', () => {
  it.each(['', 'help', '--help'])('of "%s" lists every command with an example', async (line) => {
    const { code, out } = await run(line);
    expect(code).toBe(0);
    for (const name of [
      'status',
      'stewards',
      'reset-second-factor',
      'dead-letters',
      'retry',
      'rewind-relay',
      'projections',
      'rebuild',
      'locks',
      'release-lock',
      'rotate-keys',
    ])
      expect(out).toMatch(new RegExp(`^${name}.*\n {2}.+\n {2}aera ${name}`, 'm'));
  });

  it.each(['help retry', 'retry --help'])('of "%s" describes that command alone', async (line) => {
    const { code, out } = await run(line);
    expect(code).toBe(0);
    expect(out).toContain('aera retry contacts-crm --all');
    expect(out).not.toContain('rewind-relay');
  });
});

describe('an invalid command line', () => {
  it.each([
    ['fly', 'There is no command fly. All commands: aera help'],
    ['help fly', 'There is no command fly.'],
    ['retry', 'Name a service: consent-ledger,'],
    ['retry crm --all', 'There is no service crm. The services are consent-ledger,'],
    ['retry contacts-crm', 'Name sequence numbers of `dead-letters`, or --all.'],
    ['retry contacts-crm 4 --all', 'Name sequence numbers of `dead-letters`, or --all.'],
    ['retry contacts-crm four', 'four is no sequence number: give a number.'],
    ['retry contacts-crm --everything', "Unknown option '--everything'"],
    ['stewards grace', 'grace is one argument too many.'],
    ['reset-second-factor', 'Name the username of a steward'],
    ['rewind-relay contacts-crm', 'Give either --since or --checkpoint.'],
    ['rewind-relay contacts-crm --since 1 --checkpoint 0:0', 'Give either --since or --checkpoint.'],
    ['rewind-relay contacts-crm --since yesterday', 'yesterday is no time: give date, time and zone'],
    ['rewind-relay contacts-crm --since 2026-11-26T03:00:00', 'is no time: give date, time and zone'],
    ['rewind-relay contacts-crm --since 2026-13-26T03:00:00Z', 'is no time: give date, time and zone'],
    ['rewind-relay contacts-crm --checkpoint 12', '12 is no checkpoint: give transaction id and position'],
    ['release-lock contacts-crm -- -1', '-1 is no PID: give a number.'],
    ['rebuild contacts-crm', 'Name what to rebuild; `projections contacts-crm` lists it'],
  ])('"%s" prints the reason and sends no request', async (line, reason) => {
    const { code, errors, bodies } = await run(line);
    expect(code).toBe(2);
    expect(errors).toContain(reason);
    expect(bodies).toEqual([]);
  });
});

describe('reset-second-factor', () => {
  const stewardId = crypto.randomUUID();
  const responses = () => ({
    [formatRoute(listStewards)]: [{ people: [{ id: stewardId, username: 'Grace' }] }],
    [formatRoute(resetStewardSecondFactor)]: [{ hadAuthenticator: true, passkeys: 2 }],
  });

  it.each(['Grace', 'grace', '\uff27race'])('finds the steward under %s, as a sign-in does', async (name) => {
    const { code, out, bodies } = await run(`reset-second-factor ${name}`, responses());
    expect([code, bodies[1]]).toEqual([0, { params: { stewardId } }]);
    expect(out).toContain('✓ Grace was signed out. Removed: the authenticator, 2 passkeys.');
  });

  it('fails for an unknown user name', async () => {
    const { code, errors } = await run('reset-second-factor ada', responses());
    expect(code).toBe(1);
    expect(errors).toContain('There is no steward ada.');
  });
});

describe('retry', () => {
  const createDeadLetter = (seq: number) => ({
    seq,
    at: '',
    consumer: '',
    subject: '',
    attempts: [],
    error: '',
  });

  it('retries every page with --all, and prints the outcome of each', async () => {
    const { code, out, bodies } = await run('retry contacts-crm --all', {
      [formatRoute(listDeadLetters)]: [
        { deadLetters: [createDeadLetter(7), createDeadLetter(5)], more: true },
        { deadLetters: [createDeadLetter(2)], more: false },
      ],
      [formatRoute(retryDeadLetters)]: [{ results: [{ seq: 7, outcome: 'retried' }] }],
    });
    expect(code).toBe(0);
    expect(out).toContain('✓ 7: retried');
    expect(bodies.slice(1)).toEqual([{ query: { limit: 100, before: 5 } }, { body: { seqs: [7, 5, 2] } }]);
  });

  it('fails when a message was not retried', async () => {
    const { code, out, errors } = await run('retry contacts-crm 3 4', {
      [formatRoute(retryDeadLetters)]: [
        {
          results: [
            { seq: 3, outcome: 'retried' },
            { seq: 4, outcome: 'already-handled' },
          ],
        },
      ],
    });
    expect(code).toBe(1);
    expect(out).toContain('✗ 4: already-handled');
    expect(errors).toContain('1 of 2 messages were not retried.');
  });
});

describe('rewind-relay', () => {
  it('converts a time with a zone to UTC', async () => {
    const { bodies } = await run('rewind-relay contacts-crm --since 2026-11-26T03:00+01:00', {
      [formatRoute(rewindRelay)]: [{ from: '9:9', to: '1:1', events: 3 }],
    });
    expect(bodies).toEqual([
      { params: { name: 'contacts-crm' }, body: { since: '2026-11-26T02:00:00.000Z' } },
    ]);
  });
});

describe('rebuild', () => {
  const id = crypto.randomUUID();
  const tables = [{ table: 'leads', live: { rows: 2, checksum: 'a' }, rebuilt: { rows: 3, checksum: 'b' } }];
  const createRun = (phase: string, endedAt: string | null = null) => ({
    id,
    name: 'leads',
    phase,
    endedAt,
    tables,
  });
  const responses = (end: string) => ({
    [formatRoute(startRebuild)]: [createRun('replaying')],
    [formatRoute(listRebuilds)]: [
      { current: createRun('waiting'), past: [] },
      { current: null, past: [createRun(end, '2026-01-01T00:00:00.000Z')] },
    ],
    [formatRoute(confirmRebuild)]: [createRun('swapping')],
  });

  it('prints the comparison and swaps the tables after a confirmation', async () => {
    const { code, out, bodies } = await run('rebuild contacts-crm leads', responses('done'), {
      confirms: true,
    });
    expect(code).toBe(0);
    expect(out).toMatch(/leads +2 +3 +no/);
    expect(bodies).toContainEqual({ params: { id }, body: { swap: true } });
  });

  it('keeps the live tables without a confirmation', async () => {
    const { code, errors, bodies } = await run('rebuild contacts-crm leads', responses('cancelled'));
    expect(code).toBe(1);
    expect(errors).toContain('leads is unchanged');
    expect(bodies).toContainEqual({ params: { id }, body: { swap: false } });
  });

  it('swaps the tables with --yes, without asking', async () => {
    const { code, bodies } = await run('rebuild contacts-crm leads --yes', responses('done'));
    expect(code).toBe(0);
    expect(bodies).toContainEqual({ params: { id }, body: { swap: true } });
  });
});

describe('rotate-keys', () => {
  it('names where the keys are if they are stored elsewhere', async () => {
    expect(await run('rotate-keys')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The keys are not stored here.'),
    });
  });

  it('reports the result', async () => {
    const rotateKeys = async () => 'Replaced.';
    expect(await run('rotate-keys', {}, { rotateKeys })).toMatchObject({ code: 0, out: '✓ Replaced.' });
  });
});

it('a failed command prints the reason and exits with 1', async () => {
  expect(await run('stewards')).toMatchObject({
    code: 1,
    errors: `✗ ${listStewards.path} does not respond.`,
  });
});
