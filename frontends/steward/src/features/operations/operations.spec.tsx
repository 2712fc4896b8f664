import {
  listFrontends,
  type DeadLetterView,
  type EventView,
  type OperationsOverview,
  type RebuildRun,
  operationsRoutes,
  readCurrentSteward,
} from '@aera/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem, useFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { id, steward } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../testing/render-at.tsx';
import { formatBytes, formatDuration } from './operations-copy.ts';
import { allServices } from '../../shared/copy/service-names.ts';

const api = useFakeApi();
const routes = operationsRoutes['questions-notifications'];
const now = '2026-03-04T09:05:00.000Z';

const overview = (service: OperationsOverview['service']): OperationsOverview => ({
  service,
  version: '0.1.0',
  startedAt: '2026-03-04T08:00:00.000Z',
  at: now,
  ready: true,
  checks: [{ name: 'database', outcome: 'ok' }],
  projections: [
    {
      name: 'lists',
      checkpoint: '7:7',
      behind: 0,
      lagSeconds: null,
      stalled: null,
      error: null,
      rebuilding: false,
    },
  ],
  relay: null,
  additionalRelays: [],
  consumers: [],
  workers: [],
  streams: [
    { name: service, messages: 12, bytes: 2048, maxBytes: 4096, oldest: now, newest: now, consumers: 1 },
  ],
  hasLog: true,
});

const deadLetter: DeadLetterView = {
  seq: 7,
  stream: 'security-auth',
  consumer: 'questions-notifications-verified-members',
  reason: 'invalid',
  error: 'InvalidMessage: data: expected object',
  attempts: [{ number: 1, at: now, error: 'InvalidMessage: data: expected object' }],
  retries: 0,
  at: now,
  subject: 'events.security-auth.member.verified.v1',
  messageId: 'm-1',
  message: { type: 'security-auth.member.verified.v1', correlationid: 'c'.repeat(32), data: 7 },
};

const event = (n: number, overrides: Partial<EventView> = {}): EventView => ({
  id: id(n),
  streamId: 'question-1',
  revision: n,
  type: 'QuestionSubmitted',
  version: 1,
  recordedAt: now,
  checkpoint: `${n}:${n}`,
  actor: 'member:ada',
  correlationId: 'c'.repeat(32),
  causationId: id(90),
  data: { questionId: '1' },
  personal: [{ field: 'question', state: 'encrypted' }],
  ...overrides,
});

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(listFrontends, () => ({ frontends: [], unrendered: [], untrustedForwarders: [] }));
  for (const service of allServices) {
    const at = operationsRoutes[service];
    api.on(at.operationsOverview, () => overview(service));
    api.on(at.listDeadLetters, () => ({ deadLetters: [], more: false }));
    api.on(at.listDiscardedDeadLetters, () => ({ deadLetters: [] }));
    api.on(at.listEvents, () => ({ events: [], more: false }));
    api.on(at.listStreams, () => ({ streams: [] }));
    api.on(at.listCorrelatedEvents, () => ({ events: [], complete: true }));
    api.on(at.listRebuilds, () => ({ rebuildable: [], current: null, past: [] }));
  }
});

const asAuditor = () =>
  api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));

describe('the overview', () => {
  it('shows every service, also when one does not respond', async () => {
    api.on(operationsRoutes['contacts-crm'].operationsOverview, () => problem(503));
    renderAt('/admin/operations');
    const card = await screen.findByRole('article', { name: 'Contacts' });
    await within(card).findByText('Contacts isn’t responding');
    expect(await screen.findByText('5 / 6')).toBeTruthy();
    expect(screen.getAllByText('Ready')).toHaveLength(5);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows no counts before a service has responded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const service of allServices)
      api.on(operationsRoutes[service].operationsOverview, () => promise.then(() => overview(service)));
    renderAt('/admin/operations');
    expect((await screen.findByText('Services ready')).nextElementSibling?.textContent).toBe('–');
    resolve();
    expect(await screen.findByText('6 / 6')).toBeTruthy();
  });

  it('names peers that send forwarded headers without being trusted proxies', async () => {
    const untrustedForwarders = [{ gateway: 'edge-1:8080', peers: ['10.0.0.5', 'public'] }];
    api.on(listFrontends, () => ({ frontends: [], unrendered: [], untrustedForwarders }));
    renderAt('/admin/operations');
    expect(await screen.findByText('edge-1:8080 ignores forwarded headers')).toBeTruthy();
    expect(
      screen.getByText(/came from 10\.0\.0\.5, public IP addresses, not in TRUSTED_PROXIES/),
    ).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('lists stalled components with the reason and a link', async () => {
    api.on(routes.operationsOverview, () => ({
      ...overview('questions-notifications'),
      projections: [
        {
          name: 'lists',
          checkpoint: '7:7',
          behind: 4,
          lagSeconds: 75,
          stalled: 'failing' as const,
          error: 'QuestionSubmitted at position 8: no such column',
          rebuilding: false,
        },
      ],
      additionalRelays: [
        {
          name: 'audit',
          role: 'leader' as const,
          checkpoint: '7:7',
          behind: 2,
          lagSeconds: 130,
          stalled: 'no-progress' as const,
          error: null,
        },
      ],
      consumers: [
        {
          stream: 'security-auth',
          durable: 'questions-notifications-verified-members',
          state: 'running' as const,
          pending: 0,
          unacknowledged: 0,
          lagSeconds: null,
          handled: 3,
          failed: 1,
          deadLetters: 1,
          stalled: 'dead-letters' as const,
          error: null,
        },
      ],
    }));
    renderAt('/admin/operations');
    expect(await screen.findByText('QuestionSubmitted at position 8: no such column')).toBeTruthy();
    const card = screen.getByRole('article', { name: 'Questions and notifications' });
    await userEvent.click(within(card).getByText('Projections and consumers (3)'));
    expect(screen.getByText('1 min 15 s')).toBeTruthy();
    expect(screen.getByText('2 min 10 s')).toBeTruthy();
    expect(screen.getByRole('link', { name: '1 failed message' }).getAttribute('href')).toBe(
      '/admin/operations/dead-letters?service=questions-notifications',
    );
  });
});

describe('an overview without the message server', () => {
  it('shows the state of the service and that the stream is unknown', async () => {
    api.on(routes.operationsOverview, () => ({
      ...overview('questions-notifications'),
      ready: false,
      checks: [{ name: 'nats', outcome: 'timeout' }],
      consumers: [
        {
          stream: 'security-auth',
          durable: 'questions-notifications-verified-members',
          state: 'retrying' as const,
          pending: null,
          unacknowledged: null,
          lagSeconds: null,
          handled: 3,
          failed: 0,
          deadLetters: null,
          stalled: null,
          error: null,
        },
      ],
      streams: null,
    }));
    renderAt('/admin/operations');
    const card = await screen.findByRole('article', { name: 'Questions and notifications' });
    expect(await within(card).findByText('Not ready')).toBeTruthy();
    expect(within(card).getByText('Stream').nextElementSibling?.textContent).toBe('–');
    const count = screen.getByText('Failed messages', { selector: 'dt' });
    expect(count.parentElement?.textContent).toContain('–');
  });
});

describe('background work', () => {
  const idleWorker = {
    name: 'Mails',
    state: 'idle' as const,
    runningSince: null,
    lastSuccessAt: '2026-03-04T09:04:45.000Z',
    failures: 0,
    failingSince: null,
    nextAttemptAt: null,
    error: null,
  };
  const failingWorker = {
    name: 'Answer deadlines',
    state: 'failing' as const,
    runningSince: null,
    lastSuccessAt: '2026-03-04T09:01:50.000Z',
    failures: 7,
    failingSince: '2026-03-04T09:02:00.000Z',
    nextAttemptAt: '2026-03-04T09:05:08.000Z',
    error: 'permission denied for table questions',
  };
  const openOverview = (...workers: OperationsOverview['workers']) => {
    api.on(routes.operationsOverview, () => ({ ...overview('questions-notifications'), workers }));
    renderAt('/admin/operations');
    return screen.findByRole('article', { name: 'Questions and notifications' });
  };
  const failing = () => screen.getByText('Stalled or failing').nextElementSibling?.textContent;
  const findTable = async (card: HTMLElement) => {
    await userEvent.click(await within(card).findByText(/^Background jobs \(/));
    return within(within(card).getAllByRole('table')[0] as HTMLElement)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
  };

  it('shows start, attempts, next attempt and error of a failing background job, in the summary and at its service', async () => {
    const card = await openOverview(idleWorker, failingWorker);
    expect(await within(card).findByText('1 background job is failing')).toBeTruthy();
    expect(
      within(card).getByText(/: Failing since \d\d:\d\d [AP]M, 7 attempts, next attempt in 8 s\.$/),
    ).toBeTruthy();
    expect(within(card).getByText('permission denied for table questions')).toBeTruthy();
    expect(failing()).toBe('1');
    expect(await findTable(card)).toEqual([
      ['Answer deadlines', 'Failing', '3 min 10 s ago'],
      ['Mails', 'Up to date', '15 s ago'],
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows a background job that is retrying and has failed since another day', async () => {
    const card = await openOverview(idleWorker, {
      ...failingWorker,
      failures: 1,
      failingSince: '2026-03-02T09:02:00.000Z',
      nextAttemptAt: null,
    });
    expect(
      await within(card).findByText(/: Failing since Mar 2, 2026, .+, 1 attempt, retrying now\.$/),
    ).toBeTruthy();
  });

  it('shows a background job that hangs', async () => {
    const card = await openOverview({
      ...idleWorker,
      state: 'running',
      runningSince: '2026-03-04T08:35:00.000Z',
    });
    expect(await within(card).findByText(/: Running for 30 min without finishing\.$/)).toBeTruthy();
    expect(failing()).toBe('1');
  });

  it('shows the last success of each background job when none fails', async () => {
    const never = { ...idleWorker, lastSuccessAt: null };
    const card = await openOverview(
      { ...idleWorker, lastSuccessAt: now },
      { ...never, name: 'Retention' },
      { ...never, name: 'Feed listener', state: 'running' },
    );
    expect(await findTable(card)).toEqual([
      ['Mails', 'Up to date', 'Just now'],
      ['Retention', 'Not started', '–'],
      ['Feed listener', 'Running', '–'],
    ]);
    expect(within(card).queryByText(/background jobs? (is|are) failing/)).toBeNull();
    expect(failing()).toBe('0');
  });
});

describe('dead letters', () => {
  beforeEach(() => api.on(routes.listDeadLetters, () => ({ deadLetters: [deadLetter], more: false })));

  it('show message and attempts, and are retried', async () => {
    api.on(routes.retryDeadLetters, () => ({ results: [{ seq: 7, outcome: 'retried' as const }] }));
    renderAt('/admin/operations/dead-letters');
    const type = 'security-auth.member.verified.v1, number 7';
    await userEvent.click(await screen.findByRole('button', { name: `Open ${type}` }));
    const opened = within(await screen.findByRole('dialog', { name: 'security-auth.member.verified.v1' }));
    expect(where()).toContain('dead-letter=7');
    expect(opened.getByRole('list', { name: 'Attempts' }).textContent).toContain('expected object');
    expect(opened.getByRole('region', { name: 'Message' }).textContent).toContain('"data": 7');
    expect(opened.getByRole('link', { name: 'View trace' }).getAttribute('href')).toContain(
      `trace=${'c'.repeat(32)}`,
    );
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(opened.getByRole('button', { name: 'Close' }));
    expect(await axeViolations()).toEqual([]);
    api.on(routes.listDeadLetters, () => ({ deadLetters: [], more: false }));
    await userEvent.click(screen.getByRole('button', { name: `Retry ${type}` }));
    expect(await screen.findByText('1 message retried')).toBeTruthy();
    expect(api.calls(routes.retryDeadLetters)[0]?.body).toEqual({ seqs: [7] });
    expect(await screen.findByText('No failed messages')).toBeTruthy();
  });

  it('are retried in bulk', async () => {
    api.on(routes.listDeadLetters, () => ({
      deadLetters: [deadLetter, { ...deadLetter, seq: 8 }],
      more: false,
    }));
    api.on(routes.retryDeadLetters, ({ body: { seqs } }) => ({
      results: seqs.map((seq) => ({ seq, outcome: 'retried' as const })),
    }));
    renderAt('/admin/operations/dead-letters');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select security.*number 7$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 message retried')).toBeTruthy();
    expect(api.calls(routes.retryDeadLetters)[0]?.body).toEqual({ seqs: [8] });
  });

  it('have no search while older ones are not loaded', async () => {
    const deadLetters = Array.from({ length: 12 }, (_, at) => ({ ...deadLetter, seq: at + 1 }));
    let more = false;
    api.on(routes.listDeadLetters, () => ({ deadLetters, more }));
    const { unmount } = renderAt('/admin/operations/dead-letters');
    expect(await screen.findByRole('searchbox', { name: 'Search this table' })).toBeTruthy();
    unmount();
    more = true;
    renderAt('/admin/operations/dead-letters');
    expect(await screen.findByText('Only the newest messages are shown.')).toBeTruthy();
    expect(screen.queryByRole('searchbox', { name: 'Search this table' })).toBeNull();
  });

  it('stay listed with the reason after they are discarded', async () => {
    const discarded = { at: now, reason: 'Sent by an old version.' };
    api.on(routes.listDiscardedDeadLetters, () => ({ deadLetters: [{ ...deadLetter, discarded }] }));
    renderAt('/admin/operations/dead-letters?show=discarded');
    const row = await screen.findByRole('row', { name: /^events\.security-auth/ });
    expect(within(row).getByText('Sent by an old version.')).toBeTruthy();
  });

  it('report those that were not handled because a service failed', async () => {
    const contacts = operationsRoutes['contacts-crm'];
    api.on(contacts.listDeadLetters, () => ({ deadLetters: [{ ...deadLetter, seq: 8 }], more: false }));
    api.on(contacts.retryDeadLetters, () => ({ results: [{ seq: 8, outcome: 'retried' as const }] }));
    api.on(routes.retryDeadLetters, () => problem(503));
    renderAt('/admin/operations/dead-letters');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 message retried')).toBeTruthy();
    expect(screen.getByText(/^1 couldn’t be handled: the server didn’t respond\./)).toBeTruthy();
  });

  it.each([
    ['waiting', ''],
    ['discarded', '?show=discarded'],
  ])('are not said to be none while no service responds (%s)', async (_list, query) => {
    for (const service of allServices) {
      api.on(operationsRoutes[service].listDeadLetters, () => problem(503));
      api.on(operationsRoutes[service].listDiscardedDeadLetters, () => problem(503));
    }
    renderAt(`/admin/operations/dead-letters${query}`);
    expect(await screen.findByText('Contacts isn’t responding')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading services...')).toBeNull());
    expect(screen.queryByText(/^No (failed|discarded) messages/)).toBeNull();
  });

  it('are discarded only with a reason', async () => {
    api.on(routes.discardDeadLetters, () => ({ results: [{ seq: 7, outcome: 'discarded' as const }] }));
    renderAt('/admin/operations/dead-letters?service=questions-notifications');
    await userEvent.click(await screen.findByRole('button', { name: /^Discard security/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this message?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Sent by an old version.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() =>
      expect(api.calls(routes.discardDeadLetters)[0]?.body).toEqual({
        seqs: [7],
        reason: 'Sent by an old version.',
      }),
    );
    expect(await screen.findByText('1 message discarded')).toBeTruthy();
  });

  it('are read-only for auditors', async () => {
    asAuditor();
    renderAt('/admin/operations/dead-letters');
    await screen.findByRole('button', { name: /^Open security-auth/ });
    expect(screen.getByText(/^View only\. Auditors can’t make changes\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Retry|Discard/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('events', () => {
  it('offer the streams that have new events', async () => {
    api.on(routes.listEvents, () => ({ events: [event(1)], more: false }));
    api.on(routes.listStreams, () => ({ streams: [] }));
    renderAt('/admin/operations/events?service=questions-notifications');
    await userEvent.click(await screen.findByRole('button', { name: 'question-' }));
    expect(await screen.findByText(/^No matching streams/)).toBeTruthy();
    expect(api.calls(routes.listStreams).at(-1)?.query).toMatchObject({ prefix: 'question-' });
    expect(screen.getByLabelText<HTMLInputElement>(/^Stream, event or request ID/).value).toBe('question-');
  });

  it('open from the list with all fields', async () => {
    api.on(routes.listEvents, () => ({ events: [event(1)], more: false }));
    api.on(routes.readEvent, () => event(1));
    renderAt('/admin/operations/events');
    await userEvent.click(
      await screen.findByRole('button', { name: 'QuestionSubmitted, question-1, event 1' }),
    );
    await screen.findByRole('heading', { level: 2, name: 'QuestionSubmitted' });
    expect(where()).toContain(`event=${id(1)}`);
    expect(screen.getByText('question: encrypted')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['a search', '?find=question-', /^No matching streams/],
    ['a trace', `?trace=${'c'.repeat(32)}`, 'No events found'],
  ])('are not said to be none while no service responds (%s)', async (_what, query, none) => {
    for (const service of allServices) {
      const at = operationsRoutes[service];
      for (const route of [at.listStreams, at.listCorrelatedEvents, at.listEvents])
        api.on(route, () => problem(503));
    }
    renderAt(`/admin/operations/events${query}`);
    expect((await screen.findAllByText('Contacts isn’t responding')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    expect(screen.queryByText(none)).toBeNull();
  });

  it('are nested under their cause across services', async () => {
    api.on(routes.listCorrelatedEvents, () => ({ events: [event(1)], complete: true }));
    api.on(operationsRoutes['knowledge-search'].listCorrelatedEvents, () => ({
      events: [event(2, { type: 'DocumentPublished', causationId: id(1) })],
      complete: true,
    }));
    renderAt(`/admin/operations/events?trace=${'c'.repeat(32)}`);
    const caused = await screen.findByRole('link', { name: 'DocumentPublished' });
    const cause = screen.getByRole('link', { name: 'QuestionSubmitted' });
    expect(cause.closest('li')?.contains(caused)).toBe(true);
  });

  it('show the state of a stream at the selected event', async () => {
    api.on(routes.readState, ({ query }) => {
      const revision = Number(query.revision ?? 3);
      return { streamId: 'question-1', revision, newest: 3, recordedAt: now, state: { step: revision } };
    });
    renderAt('/admin/operations/events?service=questions-notifications&stream=question-1');
    const slider = await screen.findByRole('slider');
    expect(await screen.findByText(/^After event 3 of 3/)).toBeTruthy();
    fireEvent.change(slider, { target: { value: '1' } });
    expect(await screen.findByText(/^After event 1 of 3/)).toBeTruthy();
    expect(where()).toContain('revision=1');
    expect(screen.getByRole('region', { name: 'State' }).textContent).toContain('"step": 1');
  });
});

describe('rebuilds', () => {
  const run: RebuildRun = {
    id: id(50),
    name: 'lists',
    phase: 'waiting',
    done: 20,
    total: 20,
    startedAt: now,
    startedBy: 'ada',
    endedAt: null,
    error: null,
    tables: [
      { table: 'notifications', live: { rows: 4, checksum: '1' }, rebuilt: { rows: 5, checksum: '2' } },
    ],
  };
  const rebuildable = [{ name: 'lists', tables: ['notifications'] }];

  it('start with a button, and show differences before they are applied', async () => {
    let current: RebuildRun | null = null;
    let past: RebuildRun[] = [];
    api.on(routes.listRebuilds, () => ({ rebuildable, current, past }));
    api.on(routes.startRebuild, () => (current = run));
    api.on(routes.confirmRebuild, () => {
      past = [{ ...run, phase: 'done', endedAt: now }];
      current = null;
      return run;
    });
    renderAt('/admin/operations/rebuilds?service=questions-notifications');
    await userEvent.click(await screen.findByRole('button', { name: /^Rebuild lists/ }));
    expect(await screen.findByText('Waiting for review')).toBeTruthy();
    const review = screen.getByRole('table', { name: 'Live and rebuilt data' });
    expect(within(review).getByText('Mismatch')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Apply rebuild' }));
    expect(await screen.findByText('Applied')).toBeTruthy();
    expect(api.calls(routes.confirmRebuild)[0]?.body).toEqual({ swap: true });
  });

  it('show that their progress is old once the service stops responding', async () => {
    api.on(routes.listRebuilds, () => ({ rebuildable, current: run, past: [] }));
    api.on(routes.confirmRebuild, () => problem(503));
    renderAt('/admin/operations/rebuilds?service=questions-notifications');
    const apply = await screen.findByRole('button', { name: 'Apply rebuild' });
    api.on(routes.listRebuilds, () => problem(503));
    await userEvent.click(apply);
    expect(await screen.findByText('Questions and notifications isn’t responding')).toBeTruthy();
    expect(screen.getByText('Waiting for review')).toBeTruthy();
  });

  it('show why one did not start', async () => {
    api.on(routes.listRebuilds, () => ({ rebuildable, current: null, past: [] }));
    api.on(routes.startRebuild, () => problem(409, 'Another rebuild is running. Try again when it’s done.'));
    renderAt('/admin/operations/rebuilds?service=questions-notifications');
    await userEvent.click(await screen.findByRole('button', { name: /^Rebuild lists/ }));
    expect(await screen.findByText('Another rebuild is running. Try again when it’s done.')).toBeTruthy();
  });
});

it('formats durations and sizes with sensible precision', () => {
  expect([0.4, 59, 60, 75, 3600, 7260, 200_000].map(formatDuration)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 min 15 s',
    '1 h',
    '2 h 1 min',
    '2 days',
  ]);
  expect([0, 512, 1536, 5 * 1024 ** 3].map(formatBytes)).toEqual(['0 B', '512 B', '1.5 KB', '5 GB']);
});
