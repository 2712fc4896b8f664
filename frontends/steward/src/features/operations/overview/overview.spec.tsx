import { listFrontends, operationsRoutes } from '@aera/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '@aera/frontend-kit/testing';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { overview, routes, setUpFakeOperations } from '../testing/fake-operations.ts';

const api = setUpFakeOperations();
const readCount = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the overview', () => {
  it('shows every service, also when one does not respond', async () => {
    api.on(operationsRoutes['contacts-crm'].operationsOverview, () => problem(503));
    renderAt('/admin/operations');
    const card = await screen.findByRole('article', { name: 'Contacts' });
    await within(card).findByText('Contacts isn’t responding');
    expect(await screen.findByText('5 / 6')).toBeTruthy();
    expect(screen.getAllByText('Ready')).toHaveLength(5);
    expect(readCount('Stalled or failing')).toBe('–');
    expect(readCount('Failed messages')).toBe('–');
    expect(await axeViolations()).toEqual([]);
  });

  it('marks counts that leave out a service', async () => {
    api.on(operationsRoutes['contacts-crm'].operationsOverview, () => problem(503));
    const relay = { name: 'audit', role: 'leader', checkpoint: '7:7', behind: 2, lagSeconds: 130 } as const;
    api.on(routes.operationsOverview, () => ({
      ...overview('questions-notifications'),
      additionalRelays: [{ ...relay, stalled: 'no-progress' as const, error: null }],
    }));
    renderAt('/admin/operations');
    expect(await screen.findByText('5 / 6')).toBeTruthy();
    expect(readCount('Stalled or failing')).toBe('at least 1');
    expect(readCount('Events and messages waiting')).toBe('at least 2');
  });

  it('shows no counts before every service has responded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(operationsRoutes['contacts-crm'].operationsOverview, () =>
      promise.then(() => overview('contacts-crm')),
    );
    renderAt('/admin/operations');
    expect(await screen.findAllByText('Ready')).toHaveLength(5);
    expect(readCount('Services ready')).toBe('–');
    expect(readCount('Failed messages')).toBe('–');
    resolve();
    expect(await screen.findByText('6 / 6')).toBeTruthy();
  });

  it('names peers that send forwarded headers without being trusted proxies', async () => {
    const untrustedForwarders = [{ gateway: 'edge-1:8080', peers: ['10.0.0.5', 'public'] }];
    api.on(listFrontends, () => ({ frontends: [], unrendered: [], untrustedForwarders }));
    renderAt('/admin/operations');
    expect(await screen.findByText('edge-1:8080 ignores forwarded headers')).toBeTruthy();
    expect(
      screen.getByText(/came from 10\.0\.0\.5, public IP addresses, which TRUSTED_PROXIES doesn’t include/),
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
    expect(readCount('Failed messages')).toBe('–');
  });
});
