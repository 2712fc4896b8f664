import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { repository } from '../repository.ts';

interface Alert {
  readonly alert: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const read = (path: string) => readFile(join(repository, path), 'utf8');

describe('alerts', async () => {
  const { groups } = parse(await read('infra/monitoring/alerts.yml')) as {
    groups: { rules: Alert[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules);

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s describes the problem and has a runbook',
    async (name, { labels, annotations: { summary, runbook_url: runbook } }) => {
      expect(['warning', 'critical']).toContain(labels.severity);
      expect(summary).not.toBe('');
      const page = await read(runbook);
      expect(page).toMatch(new RegExp(`^# ${name}\n`));
      const headings = Array.from(page.matchAll(/^## (.+)$/gm), ([, heading]) => heading);
      expect(headings).toEqual(['Meaning', 'First look', 'Fix', 'Escalate']);
    },
  );

  it('are the same in Kubernetes', async () => {
    const rule = {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: 'aera', namespace: 'aera' },
      spec: { groups },
    };
    const head = '# Generated from infra/monitoring/alerts.yml, which says how.\n';
    await expect(head + stringify(rule, { lineWidth: 0, singleQuote: true })).toMatchFileSnapshot(
      join(repository, 'infra/kubernetes/monitoring/alerts.yaml'),
    );
  });

  it('uses every runbook', async () => {
    const pages = (await readdir(join(repository, 'docs/runbooks'))).map((page) => `docs/runbooks/${page}`);
    expect(alerts.map(({ annotations }) => annotations.runbook_url).toSorted()).toEqual(pages.toSorted());
  });
});
