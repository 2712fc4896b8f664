import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTemporaryFolder, findProgram, removeFolder } from '@aera/testing';
import { parse, stringify } from 'yaml';
import { repository } from '../repository.ts';

const run = promisify(execFile);

export interface Rule {
  readonly alert: string;
  readonly labels: Record<string, string>;
  readonly annotations: Record<string, string>;
}

const rulesFile = join(repository, 'infra/monitoring/alerts.yml');

/** The alerts of this repository. */
export const rules: readonly Rule[] = (
  parse(await readFile(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);

/** A scenario of `promtool test rules`. */
export interface AlertTest {
  readonly interval: string;
  readonly input_series: readonly { readonly series: string; readonly values: string }[];
  readonly alert_rule_test: readonly {
    readonly alertname: string;
    readonly eval_time: string;
    readonly exp_alerts: readonly { readonly exp_labels: Record<string, string> }[];
  }[];
}

/** Rules are evaluated by promtool, which comes with Prometheus: the machine's, else that of Debian. */
const findPromtool = (): Promise<string> =>
  findProgram('prometheus', {
    name: 'prometheus',
    suites: ['bookworm', 'trixie'],
    program: 'usr/bin/promtool',
    isUsable: (program) =>
      run(program, ['--version']).then(
        () => true,
        () => false,
      ),
  });

/** Returns the names of the alerts that fire if a service keeps exposing these metrics for half an hour. */
export async function listFiringAlerts(exposition: string): Promise<string[]> {
  // A quantile without samples is not a number, which promtool cannot read.
  const series = Array.from(exposition.matchAll(/^(\w+\{.*\}) (?!nan$)(\S+)$/gim), ([, name, value]) => ({
    series: name!,
    values: `${value}x40`,
  }));
  // Nothing is expected to fire, so that promtool prints what does.
  const failures = await testAlerts([
    {
      interval: '1m',
      input_series: series,
      alert_rule_test: rules.map(({ alert }) => ({ alertname: alert, eval_time: '30m', exp_alerts: [] })),
    },
  ]);
  return Array.from((failures ?? '').matchAll(/alertname: (\w+), time/g), ([, alert]) => alert!).toSorted();
}

/** Runs scenarios against the alerts of this repository. Returns the failures as text, or null. */
export async function testAlerts(tests: readonly AlertTest[]): Promise<string | null> {
  const promtool = await findPromtool();
  const folder = await createTemporaryFolder('alerts');
  try {
    const file = join(folder, 'tests.yml');
    await writeFile(file, stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }));
    await run(promtool, ['test', 'rules', file]);
    return null;
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
    const output = stdout + stderr;
    if (!output.includes('FAILED') || output.includes('parse error')) throw error;
    return output;
  } finally {
    await removeFolder(folder);
  }
}
