import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { expect, test } from '../platform/shared-platform.ts';
import { parseExposition, parsePromQlNames } from '../platform/prometheus.ts';
import { listProcesses } from '../platform/publish-on-bus.ts';

const monitoring = join(import.meta.dirname, '../../infra/monitoring');
const dashboards = join(monitoring, 'grafana/dashboards');

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

/** Returns every expression of a dashboard or an alert, and where it is used. */
async function listExpressions(): Promise<{ where: string; expr: string }[]> {
  const alerts = await readFile(join(monitoring, 'alerts.yml'), 'utf8');
  const expressions = Array.from(alerts.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g), ([, name, expr]) => ({
    where: `alert ${name}`,
    expr: expr ?? '',
  }));
  expect(expressions).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
  for (const file of await readdir(dashboards)) {
    const { panels } = JSON.parse(await readFile(join(dashboards, file), 'utf8')) as Dashboard;
    for (const { title, targets } of panels)
      expressions.push(...targets.map(({ expr }) => ({ where: `${file}, ${title}`, expr })));
  }
  return expressions;
}

test('dashboards and alerts use only metrics and labels that the platform exposes', async ({
  platform,
  request,
}) => {
  // One request, so that every metric of requests exists.
  await request.get('/api/knowledge/articles/none');
  const texts = await Promise.all(
    (await listProcesses(platform.dataDir))
      .flatMap(({ metricsUrl = [] }) => metricsUrl)
      .map(async (url) => (await fetch(url)).text()),
  );
  expect(texts).toHaveLength(serviceNames.length + 1);
  const exposed = parseExposition(texts);
  const expressions = await listExpressions();
  expect(expressions.length).toBeGreaterThan(30);
  const unknown = expressions.flatMap(({ where, expr }) => {
    const { metrics, labels } = parsePromQlNames(expr);
    // An optional server, which the platform under test does not run.
    if (metrics.every((name) => name.startsWith('ClickHouse'))) return [];
    const unknownMetrics = metrics.filter((name) => !exposed.has(name));
    const unlabelled = labels.filter((label) => !metrics.some((name) => exposed.get(name)?.has(label)));
    return unknownMetrics
      .map((name) => `${where}: there is no ${name}`)
      .concat(unlabelled.map((label) => `${where}: nothing has the label ${label}`));
  });
  expect(unknown).toEqual([]);
});
