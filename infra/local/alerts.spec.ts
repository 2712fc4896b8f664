import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from './repository.ts';

interface Alert {
  readonly alert: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const read = (path: string) => readFile(join(repository, path), 'utf8');

describe('alerts', async () => {
  const { groups } = parse(await read('infra/monitoring/alerts.yml')) as {
    groups: { rules: Alert[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules);

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s describes the problem and has a runbook',
    async (name, { labels, annotations: { summary, runbook } }) => {
      expect(['warning', 'critical']).toContain(labels.severity);
      expect(summary).not.toBe('');
      const page = await read(runbook);
      expect(page).toMatch(new RegExp(`^# ${name}\n`));
      const headings = Array.from(page.matchAll(/^## (.+)$/gm), ([, heading]) => heading);
      expect(headings).toEqual(['Meaning', 'First look', 'Fix', 'Escalate']);
    },
  );

  it('uses every runbook', async () => {
    const pages = (await readdir(join(repository, 'docs/runbooks'))).map((page) => `docs/runbooks/${page}`);
    expect(alerts.map(({ annotations }) => annotations.runbook).toSorted()).toEqual(pages.toSorted());
  });
});
