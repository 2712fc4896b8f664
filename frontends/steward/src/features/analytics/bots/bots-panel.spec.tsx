import {
  type ScoredVisit,
  type ResponseOf,
  listBotVisits,
  exportBotVisits,
  listClassifications,
  classifySession,
  routeRegistry,
} from '@aera/contracts/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionPersonPath, portalTabPath } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';

type Said = ResponseOf<typeof listClassifications>['classifications'][number];

const api = setUpFakeApi();
const visit = (change: Partial<ScoredVisit> = {}): ScoredVisit => ({
  visitId: id(60),
  sessionId: id(61),
  startedAt: '2026-03-04T09:05:00Z',
  endedAt: '2026-03-04T09:06:00Z',
  views: 3,
  engagedTime: 0,
  entryPage: '/how',
  userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  ip: '203.0.113.7',
  browser: 'Googlebot',
  country: 'Portugal',
  botScore: 100,
  botSignals: ['known bot', 'no engagement'],
  isBot: true,
  classification: null,
  ...change,
});

let visits: ScoredVisit[] = [];
let values: Said[] = [];
/** Whether a classification returns an error. */
let fails = false;

/** Applies a classification to the visits, as the service does. */
const classify = (sessionId: string, classifiedAs: Said['classifiedAs'], reason: string) => {
  const at = '2026-03-05T10:00:00Z';
  values = [{ id: id(900 + values.length), sessionId, classifiedAs, reason, by: 'ada', at }, ...values];
  visits = visits.map((one) =>
    one.sessionId === sessionId
      ? {
          ...one,
          isBot: classifiedAs === 'score' ? one.botScore >= 50 : classifiedAs === 'bot',
          classification: classifiedAs === 'score' ? null : { classifiedAs, reason, by: 'ada', at },
        }
      : one,
  );
  return values[0] as Said;
};

beforeEach(() => {
  visits = [visit()];
  values = [];
  fails = false;
  serveSignedInSteward(api);
  api.on(listBotVisits, ({ query: { classifiedAs, signal, limit, offset } }) => {
    const fitting = visits.filter(
      ({ isBot, botSignals }) =>
        (classifiedAs === 'any' || (classifiedAs ?? 'bot') === (isBot ? 'bot' : 'human')) &&
        (!signal || botSignals.includes(signal)),
    );
    const bots = visits.filter(({ isBot }) => isBot).length;
    return {
      totals: {
        visits: visits.length,
        bots,
        humans: visits.length - bots,
        classified: visits.filter(({ classification }) => classification).length,
        sessions: visits.length,
        botSessions: bots,
      },
      signals: visits.length > 0 ? [{ signal: 'known bot' as const, visits: 1, sessions: 1 }] : [],
      scoring: {
        botThreshold: 50,
        weights: [
          { signal: 'known bot' as const, weight: 100 },
          { signal: 'no engagement' as const, weight: 10 },
        ],
      },
      visits: fitting.slice(Number(offset), Number(offset) + Number(limit)),
      total: fitting.length,
    };
  });
  api.on(listClassifications, ({ query: { sessionId, limit, offset } }) => {
    const fitting = values.filter((one) => !sessionId || one.sessionId === sessionId);
    return {
      classifications: fitting.slice(Number(offset ?? 0), Number(offset ?? 0) + Number(limit)),
      total: fitting.length,
    };
  });
  api.on(classifySession, ({ params: { sessionId }, body: { classifiedAs, reason } }) => {
    if (fails) return problem(503);
    return { sessionId, id: classify(sessionId, classifiedAs, reason ?? '').id };
  });
});

const open = (more = '') => renderAt(portalTabPath('bots') + more);
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const sessions = () => screen.findByRole('table', { name: 'Sessions' });
const change = (name: string) =>
  screen.getByRole('button', { name: `${name}: session ${id(61).slice(0, 8)}` });
const lastQuery = () => api.calls(listBotVisits).at(-1)?.query;

describe('the bot tab', () => {
  it('shows that protection is active once loaded', async () => {
    open();
    expect(screen.queryByText('Bot protection is active')).toBeNull();
    expect(await screen.findByText('Bot protection is active')).toBeTruthy();
    expect(screen.getByText(/prevents automated consent/)).toBeTruthy();
  });

  it('shows how many sessions are marked and the signals', async () => {
    visits = [visit(), visit({ visitId: id(62), sessionId: id(63), isBot: false, botScore: 10 })];
    open();
    const signals = await screen.findByRole('table', { name: 'By signal' });
    expect(figure('Bot sessions')).toBe('1 of 2');
    expect(figure('Share of all sessions')).toBe('50%');
    const [row] = within(signals).getAllByRole('row').slice(1);
    expect(row?.textContent).toContain('The user agent is a known crawler or tool.');
    expect(row?.textContent).toContain('+100');
    expect(screen.getByText(/scores 50 or more/)).toBeTruthy();
  });

  it('shows each session with score, weighed signals, browser, network and times', async () => {
    open();
    const row = within(await sessions()).getAllByRole('row')[1];
    for (const shown of [
      id(61).slice(0, 8),
      'Score 100',
      '+100Known bot',
      '+10No engagement',
      'Googlebot/2.1',
      '203.0.113.7',
      'Portugal',
      'entry page /how',
    ])
      expect(row?.textContent).toContain(shown);
    expect(row?.textContent?.match(/Mar 4, 2026, \d\d:0[56]/g)).toHaveLength(2);
    expect(
      within(row as HTMLElement)
        .getByRole('link', { name: '203.0.113.7' })
        .getAttribute('href'),
    ).toBe(`${portalTabPath('jurisdiction')}&activity=203.0.113.7`);
  });

  it('links to the profile of a session only if its id is persistent', async () => {
    visits = [visit(), visit({ visitId: id(62), sessionId: '5e551011-0000-8000-8000-000000000001' })];
    open();
    const [own, hash] = within(await sessions())
      .getAllByRole('row')
      .slice(1) as HTMLElement[];
    const ways = (row: HTMLElement | undefined) =>
      within(row as HTMLElement).queryAllByRole('link', { name: /View profile for browser/ });
    expect(ways(own).map((way) => way.getAttribute('href'))).toEqual([sessionPersonPath(id(61))]);
    expect(ways(hash)).toEqual([]);
  });

  it('stores period, classification and signal in the URL', async () => {
    open();
    await sessions();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(where()).toContain('classifiedAs=any');
    await waitFor(() => expect(lastQuery()?.classifiedAs).toBe('any'));
    await userEvent.click(screen.getByRole('button', { name: 'Known bot' }));
    expect(where()).toContain('signal=known+bot');
    await waitFor(() => expect(lastQuery()?.signal).toBe('known bot'));
    await userEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    expect(where()).toContain('range=7d');
    expect(where()).toContain('tab=bots');
  });

  it('ignores invalid URL parameters', async () => {
    open('&classifiedAs=elf&signal=toString&page=0');
    await sessions();
    expect(lastQuery()).toMatchObject({ classifiedAs: 'bot', offset: '0' });
    expect(lastQuery()?.signal).toBeUndefined();
  });

  it('is paged, and opens the last page for one past the end', async () => {
    visits = Array.from({ length: 30 }, (_, at) => visit({ visitId: id(100 + at), sessionId: id(200 + at) }));
    open('&page=9');
    expect(await screen.findByText('Showing 26 to 30 of 30 visits')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Showing 1 to 25 of 30 visits')).toBeTruthy();
  });

  it('exports the filtered sessions', async () => {
    open('&classifiedAs=any&signal=known+bot');
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    const url = new URL(link.getAttribute('href') as string, 'http://here');
    expect(url.pathname).toBe('/api/admin/analytics/bots.csv');
    expect(
      routeRegistry.get(exportBotVisits).query.parse(Object.fromEntries(url.searchParams)),
    ).toMatchObject({
      classifiedAs: 'any',
      signal: 'known bot',
    });
  });

  it('shows the empty state and disables the export', async () => {
    visits = [];
    open();
    expect(await screen.findByText('No sessions match these filters')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
  });

  it('shows the error state', async () => {
    api.on(listBotVisits, () => problem(503, 'The service is starting.'));
    open();
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
    expect(screen.queryByText('Bot protection is active')).toBeNull();
  });

  it('has no axe violations', async () => {
    values = [];
    classify(id(61), 'bot', 'A crawler of a partner');
    open();
    await sessions();
    await screen.findByRole('table', { name: 'Classifications by stewards' });
    expect(await axeViolations()).toEqual([]);
  });
});

describe('a steward’s classification of a session', () => {
  const say = async (name: string, reason: string) => {
    await userEvent.click(change(name));
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), reason);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^(Mark|Use)/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('is sent with a reason, updates the counts, appears in the history, and can be undone', async () => {
    open('&classifiedAs=any');
    await sessions();
    await say('Mark as person', 'A partner’s own monitor');
    expect(api.calls(classifySession).at(-1)?.body).toEqual({
      classifiedAs: 'human',
      reason: 'A partner’s own monitor',
    });
    expect(await screen.findByText(/marked as a person/)).toBeTruthy();
    expect(figure('Bot sessions')).toBe('0 of 1');
    const history = await screen.findByRole('table', { name: 'Classifications by stewards' });
    expect(history.textContent).toContain('A partner’s own monitor');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/is classified by score/)).toBeTruthy();
    expect(figure('Bot sessions')).toBe('1 of 1');
    expect(within(history).getAllByRole('row')).toHaveLength(3);
  });

  it('is undone to the classification of another steward', async () => {
    classify(id(61), 'human', 'A known monitor');
    open('&classifiedAs=any');
    await sessions();
    await say('Mark as bot', 'It copies the whole site');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(values[0]).toMatchObject({ classifiedAs: 'human', reason: 'A known monitor' }),
    );
  });

  it('moves the focus to the title when the row disappears', async () => {
    open();
    await sessions();
    await say('Mark as person', 'A person');
    await screen.findByText('No sessions match these filters');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bot Detection' }));
  });

  it('is not sent without a reason', async () => {
    open();
    await sessions();
    await userEvent.click(change('Mark as person'));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as person' }));
    expect(screen.getByText('Enter a reason')).toBeTruthy();
    expect(api.calls(classifySession)).toEqual([]);
  });

  it('keeps the reason when saving fails', async () => {
    fails = true;
    open();
    await sessions();
    await userEvent.click(change('Mark as person'));
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'A person');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as person' }));
    expect(await screen.findByText('Couldn’t save the change. Try again.')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'A person',
    );
  });
});
