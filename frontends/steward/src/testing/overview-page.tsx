import { readVisitBreakdown, readVisitMetrics } from '@aera/contracts';
import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
// Imported up front, because loading them during the first test can exceed its timeout.
import '../features/analytics/analytics-layout.tsx';
import '../features/analytics/overview/overview.page.tsx';
import '../app/frame/admin-layout.tsx';
import { paths } from '../shared/paths.ts';
import { type FakeApi, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from './handlers.ts';
import { renderAt, where } from './render-at.tsx';
import { visited } from './visits.ts';

const values = ['/', '/how', ...Array.from({ length: 30 }, (_, at) => `/page-${at}`)];

/** Serves the overview of a busy site on 30 March 2026, and returns helpers to read it. */
export function setUpOverviewPage() {
  const api = setUpFakeApi();

  beforeEach(() => begin(api));

  return {
    api,
    open: (query = '') => renderAt(`${paths.analytics}?zone=UTC${query}`),
    region: (name: string) => screen.findByRole('region', { name }),
    /** Returns the text of a tile. */
    figure: async (name: string) =>
      within(await screen.findByLabelText('Key metrics')).getByText(name, { selector: 'dt' }).parentElement
        ?.textContent,
    query: () => new URLSearchParams(where()?.split('?')[1]),
    /** Returns the last query of the metrics; `asked` returns that of a breakdown. */
    askedFigures: () => api.calls(readVisitMetrics).at(-1)?.query,
    asked: (by: string) => api.calls(readVisitBreakdown).findLast((call) => call.query['by'] === by)?.query,
  };
}

function begin(api: FakeApi): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-30T08:30:20Z') });
  // Two zones, because jsdom is slow with hundreds of options.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Europe/Lisbon']);
  serveSignedInSteward(api);
  visited(api, 120, values, '2026-03-01');
}
