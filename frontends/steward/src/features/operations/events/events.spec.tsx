import { type EventView, operationsRoutes } from '@aera/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { allServices } from '../../../shared/copy/service-names.ts';
import { now, routes, setUpFakeOperations } from '../testing/fake-operations.ts';

const api = setUpFakeOperations();

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

  it('close after another one was opened', async () => {
    api.on(routes.listEvents, () => ({ events: [event(1), event(2)], more: false }));
    api.on(routes.readEvent, ({ params }) => event(params.id === id(1) ? 1 : 2));
    renderAt('/admin/operations/events');
    const openEvent = (revision: number) =>
      screen.findByRole('button', { name: `QuestionSubmitted, question-1, event ${revision}` });
    await userEvent.click(await openEvent(1));
    await waitFor(() => expect(where()).toContain(`event=${id(1)}`));
    await userEvent.click(await openEvent(2));
    await waitFor(() => expect(where()).toContain(`event=${id(2)}`));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/admin/operations/events'));
  });

  it.each([
    ['no service responds (a search)', '?find=question-', /^No matching streams/, allServices],
    ['no service responds (a trace)', `?trace=${'c'.repeat(32)}`, 'No events found', allServices],
    ['one service does not respond (a search)', '?find=x-', /^No matching streams/, ['contacts-crm']],
    [
      'one service does not respond (a trace)',
      `?trace=${'c'.repeat(32)}`,
      'No events found',
      ['contacts-crm'],
    ],
  ] as const)('are not said to be none while %s', async (_when, query, none, services) => {
    for (const service of services) {
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

  it('show the state of a stream at a submitted point in time', async () => {
    api.on(routes.readState, ({ query }) => ({
      streamId: 'question-1',
      revision: 3,
      newest: 3,
      recordedAt: now,
      state: { at: query.at ?? 'now' },
    }));
    const path = '/admin/operations/events?service=questions-notifications&stream=question-1';
    renderAt(path);
    const field = await screen.findByLabelText('Point in time');
    fireEvent.change(field, { target: { value: '0002-03-04T09:05:00' } });
    expect(where()).toBe(path);
    fireEvent.change(field, { target: { value: '2026-03-04T09:05:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    const at = new Date('2026-03-04T09:05:00').toISOString();
    expect(where()).toBe(`${path}&at=${encodeURIComponent(at)}`);
    await waitFor(() => expect(screen.getByRole('region', { name: 'State' }).textContent).toContain(at));
  });
});
