import {
  botVisits,
  exportBotVisits,
  exportBreakdown,
  exportFigures,
  exportFunnel,
  visitBreakdown,
  visitFigures,
  visitFunnel,
  visitorActivity,
} from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { before, checkRange } from './visit-filters.ts';
import { type AskedBots, botVisitsOf, judgedVisits } from './bot-visits.ts';
import { csvOf, sendCsv } from './csv.ts';
import { type BreakdownRow, breakdownOf, seriesOf, totalOf } from './visit-metrics.ts';
import { funnelOf } from './funnel.ts';
import { activityOf } from './ip-activity.ts';

/** Most hours or days that one answer lists. */
const mostPoints = 1000;
const lengths = { hour: 60 * 60_000, day: 24 * 60 * 60_000 };

function checkSeries({ from, to, interval }: { from: string; to: string; interval: 'hour' | 'day' }): void {
  checkRange({ from, to });
  if ((Date.parse(to) - Date.parse(from)) / lengths[interval] <= mostPoints) return;
  throw new HttpProblem(400, `interval: more than ${mostPoints} of them are in the range`, {
    code: 'invalid-request',
  });
}

const figureColumns = ['Visitors', 'Visits', 'Views', 'Bounce Rate', 'Engaged Time (s)', 'Scroll Depth (%)'];
const figureCells = (row: Omit<BreakdownRow, 'value'>) => [
  row.visitors,
  row.visits,
  row.views,
  row.bounceRate,
  row.engagedTime,
  row.scrollDepth,
];
const botColumns = [
  'Session ID',
  'Started At',
  'Ended At',
  'Views',
  'Entry',
  'User Agent',
  'Address',
  'Country',
  'Score',
  'Reasons',
  'Bot',
  'Decided By',
  'Decision',
];

/** Figures for stewards, all from the service's own tables. */
export const queryRoutes =
  (sql: Sql): FastifyPluginAsync =>
  async (app) => {
    serve(app, visitorActivity, async ({ params }) => activityOf(sql, params.ip));

    serve(app, visitFigures, async ({ query }) => {
      checkSeries(query);
      const [current, earlier, series] = await Promise.all([
        totalOf(sql, query),
        totalOf(sql, before(query)),
        seriesOf(sql, query, query),
      ]);
      return { current, before: earlier, series };
    });

    serve(app, exportFigures, async ({ query, reply }) => {
      checkSeries(query);
      const rows = (await seriesOf(sql, query, query)).map((point) => [point.start, ...figureCells(point)]);
      return sendCsv(reply, 'visits', csvOf(['Start', ...figureColumns], rows));
    });

    serve(app, visitBreakdown, async ({ query }) => {
      checkRange(query);
      return breakdownOf(sql, query, query);
    });

    serve(app, exportBreakdown, async ({ query, reply }) => {
      checkRange(query);
      const { rows } = await breakdownOf(sql, query);
      const cells = rows.map((row) => [row.value, ...figureCells(row)]);
      const by = `${query.by[0]?.toUpperCase()}${query.by.slice(1)}`;
      return sendCsv(reply, `visits-by-${query.by}`, csvOf([by, ...figureColumns], cells));
    });

    serve(app, visitFunnel, async ({ query }) => {
      checkRange(query);
      return { steps: await funnelOf(sql, query) };
    });

    serve(app, exportFunnel, async ({ query, reply }) => {
      checkRange(query);
      const rows = (await funnelOf(sql, query)).map(({ step, visitors }) => [step, visitors]);
      return sendCsv(reply, 'visit-funnel', csvOf(['Step', 'Visitors'], rows));
    });

    serve(app, botVisits, async ({ query }) => {
      checkRange(query);
      return botVisitsOf(sql, query, query);
    });

    serve(app, exportBotVisits, async ({ query, reply }) => {
      checkRange(query);
      return sendCsv(reply, 'bot-visits', csvOf(botColumns, botCells(sql, query)));
    });
  };

const exportPage = 1000;

async function* botCells(sql: Sql, query: AskedBots): AsyncGenerator<unknown[]> {
  for (let offset = 0; ; offset += exportPage) {
    const visits = await judgedVisits(sql, query, { limit: exportPage, offset });
    for (const visit of visits)
      yield [
        visit.sessionId,
        visit.startedAt,
        visit.endedAt,
        visit.views,
        visit.entry,
        visit.userAgent,
        visit.address ?? '',
        visit.country ?? '',
        visit.score,
        visit.reasons.join(', '),
        visit.bot ? 'yes' : 'no',
        visit.decision?.by ?? '',
        visit.decision?.reason ?? '',
      ];
    if (visits.length < exportPage) return;
  }
}
