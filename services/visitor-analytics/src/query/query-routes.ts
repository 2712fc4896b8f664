import {
  listBotVisits,
  exportBotVisits,
  exportBreakdown,
  exportVisitMetrics,
  exportFunnel,
  readVisitBreakdown,
  readVisitMetrics,
  readVisitFunnel,
  readIpVisits,
  type VisitDimension,
} from '@aera/contracts';
import { HttpProblem, serve, type ServiceContext } from '@aera/service-kit';
import { toCanonicalAddress } from '@aera/service-kit/ip-addresses';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../coordination/database.ts';
import type { BreakdownRow, MetricsReader, ScoredVisitsQuery } from '../store/analytics-store.ts';
import { listScoredVisits, readScoredVisits } from './bot-visits.ts';
import { readBreakdown } from './breakdown.ts';
import { toCsv, sendCsv } from './csv.ts';
import { toPreviousPeriod, toStoredPeriod } from './periods.ts';

/** Maximum number of hours or days in a response. */
const maxPoints = 1000;
const hourMs = 60 * 60_000;
/** Maximum length of a series in ms. Days from summer time into winter time have one more hour. */
const maxLengths = { hour: maxPoints * hourMs, day: (maxPoints * 24 + 1) * hourMs };

function toStoredSeries<A extends { from: string; to: string; interval: 'hour' | 'day' }>(asked: A): A {
  const stored = toStoredPeriod(asked);
  const { from, to, interval } = asked;
  if (Date.parse(to) - Date.parse(from) <= maxLengths[interval]) return stored;
  throw new HttpProblem(400, `The range has more than ${maxPoints} intervals. Choose a shorter range.`, {
    code: 'invalid-request',
  });
}

const metricColumns = ['Visitors', 'Visits', 'Views', 'Bounce Rate', 'Engaged Time (s)', 'Scroll Depth (%)'];
const toMetricCells = (row: Omit<BreakdownRow, 'value'>) => [
  row.visitors,
  row.visits,
  row.views,
  row.bounceRate,
  row.engagedTime,
  row.scrollDepth,
];
/** Titles that are not the capitalized dimension. */
const dimensionTitles: Partial<Record<VisitDimension, string>> = {
  entryPage: 'Entry Page',
  exitPage: 'Exit Page',
  os: 'Operating System',
};
const botColumns = [
  'Session ID',
  'Started At',
  'Ended At',
  'Views',
  'Entry Page',
  'User Agent',
  'IP Address',
  'Country',
  'Bot Score',
  'Bot Signals',
  'Bot',
  'Classified By',
  'Reason',
];

/** Formats times as ISO 8601 with the wall time and offset of a time zone. */
function createZonedFormat(timeZone: string): (time: string) => string {
  const wallTime = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const at = new Date(time);
    const name = offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
    return `${wallTime.format(at).replace(' ', 'T')}${name?.slice('GMT'.length) || '+00:00'}`;
  };
}

interface Source extends Pick<ServiceContext, 'clock'> {
  /** For classifications by stewards. */
  readonly sql: Database['sql'];
  readonly metrics: MetricsReader;
}

/** Metrics for stewards. */
export const queryRoutes =
  (source: Source): FastifyPluginAsync =>
  async (app) => {
    const { metrics, clock } = source;

    serve(app, readIpVisits, async ({ params, query }) =>
      metrics.findIpActivity(toCanonicalAddress(params.ip), query.order),
    );

    serve(app, readVisitMetrics, async ({ query: asked }) => {
      const query = toStoredSeries(asked);
      const [current, earlier, series] = await Promise.all([
        metrics.readAggregate(query),
        metrics.readAggregate(toPreviousPeriod(query)),
        metrics.readTimeseries(query, query),
      ]);
      return { current, before: earlier, series };
    });

    serve(app, exportVisitMetrics, async ({ query: asked, reply }) => {
      const query = toStoredSeries(asked);
      const now = clock().toISOString();
      // Hours and days that have not started are no zeros.
      const points = (await metrics.readTimeseries(query, query)).filter(({ start }) => start <= now);
      const format = createZonedFormat(query.zone);
      const rows = points.map((point) => [format(point.start), ...toMetricCells(point)]);
      return sendCsv(reply, 'visits', toCsv(['Start', ...metricColumns], rows));
    });

    serve(app, readVisitBreakdown, async ({ query: asked }) => {
      const query = toStoredPeriod(asked);
      return readBreakdown(metrics, query, query);
    });

    serve(app, exportBreakdown, async ({ query: asked, reply }) => {
      const query = toStoredPeriod(asked);
      const { rows } = await readBreakdown(metrics, query);
      const cells = rows.map((row) => [row.value, ...toMetricCells(row)]);
      const by = dimensionTitles[query.by] ?? `${query.by[0]?.toUpperCase()}${query.by.slice(1)}`;
      return sendCsv(reply, `visits-by-${query.by}`, toCsv([by, ...metricColumns], cells));
    });

    serve(app, readVisitFunnel, async ({ query: asked }) => {
      const query = toStoredPeriod(asked);
      return { steps: await metrics.countFunnel(query) };
    });

    serve(app, exportFunnel, async ({ query: asked, reply }) => {
      const query = toStoredPeriod(asked);
      const rows = (await metrics.countFunnel(query)).map(({ step, visitors }) => [step, visitors]);
      return sendCsv(reply, 'visit-funnel', toCsv(['Step', 'Visitors'], rows));
    });

    serve(app, listBotVisits, async ({ query: asked }) => {
      const query = toStoredPeriod(asked);
      return listScoredVisits(source, query, query);
    });

    serve(app, exportBotVisits, async ({ query: asked, reply }) => {
      const query = toStoredPeriod(asked);
      return sendCsv(reply, 'bot-visits', toCsv(botColumns, readBotRows(source, query)));
    });
  };

async function* readBotRows(source: Source, query: ScoredVisitsQuery): AsyncGenerator<unknown[]> {
  for await (const visit of readScoredVisits(source, query))
    yield [
      visit.sessionId,
      visit.startedAt,
      visit.endedAt,
      visit.views,
      visit.entryPage,
      visit.userAgent,
      visit.ip ?? '',
      visit.country ?? '',
      visit.botScore,
      visit.botSignals.join(', '),
      visit.isBot ? 'yes' : 'no',
      visit.classification?.by ?? '',
      visit.classification?.reason ?? '',
    ];
}
