import { setTimeout as delay } from 'node:timers/promises';
import { operationsRoutes, type RebuildRun, type ServiceName } from '@aera/contracts';
import { requireArgument, requireService } from '../arguments.ts';
import type { Command, Tools } from '../command.ts';
import { formatTable } from '../format-table.ts';

export const projections: Command = {
  name: 'projections',
  usage: 'SERVICE',
  summary: 'List what a service can rebuild from its events, and its latest rebuilds',
  examples: ['projections contacts-crm'],
  maxArgs: 1,
  async run(input, { call, print }) {
    const { rebuildable, current, past } = await call(operationsRoutes[requireService(input)].listRebuilds);
    const runs = [...(current ? [current] : []), ...past];
    const rows = rebuildable.map(({ name, tables }) => {
      const latest = runs.find((run) => run.name === name);
      return [name, tables.join(', '), latest ? `${latest.phase} (${latest.startedAt})` : ''];
    });
    formatTable(['NAME', 'TABLES', 'LATEST REBUILD'], rows).forEach(print);
  },
};

const pollIntervalMs = 300;

export const rebuild: Command = {
  name: 'rebuild',
  usage: 'SERVICE NAME [--yes]',
  summary: 'Rebuild a projection beside the live one, compare both, and swap them after a confirmation',
  examples: ['rebuild contacts-crm leads', 'rebuild contacts-crm leads --yes'],
  options: { yes: { type: 'boolean' } },
  maxArgs: 2,
  async run(input, { call, print, confirm }) {
    const service = requireService(input);
    const name = requireArgument(input, 1, `what to rebuild; \`projections ${service}\` lists it`);
    const started = await call(operationsRoutes[service].startRebuild, { body: { name } });
    const run = await followRebuild(call, service, started.id, ({ phase }) => phase === 'waiting');
    if (run.phase === 'waiting') {
      printComparison(run, print);
      const swap = input.options['yes'] === true || (await confirm('Swap them?'));
      await call(operationsRoutes[service].confirmRebuild, { params: { id: run.id }, body: { swap } });
    }
    const { phase, error } = await followRebuild(call, service, started.id, () => false);
    if (phase === 'failed') throw new Error(`${name} was not rebuilt: ${error}`);
    if (phase === 'cancelled')
      throw new Error(`${name} is unchanged, because the swap was not confirmed. --yes confirms it.`);
    print(`✓ ${name} was rebuilt.`);
  },
};

/** Waits until the rebuild has ended, or until `isReached` returns true. */
async function followRebuild(
  call: Tools['call'],
  service: ServiceName,
  id: string,
  isReached: (run: RebuildRun) => boolean,
): Promise<RebuildRun> {
  for (;;) {
    const { current, past } = await call(operationsRoutes[service].listRebuilds);
    const run = [...(current ? [current] : []), ...past].find((one) => one.id === id);
    if (!run)
      throw new Error(
        `${service} has no such rebuild. A restart of the service ends it. See \`projections ${service}\`.`,
      );
    if (run.endedAt !== null || isReached(run)) return run;
    await delay(pollIntervalMs);
  }
}

function printComparison({ tables }: RebuildRun, print: (line: string) => void): void {
  const rows = (tables ?? []).map(({ table, live, rebuilt }) => [
    table,
    live?.rows ?? 'unknown',
    rebuilt.rows,
    live === null ? 'unknown' : live.checksum === rebuilt.checksum ? 'yes' : 'no',
  ]);
  formatTable(['TABLE', 'LIVE ROWS', 'REBUILT ROWS', 'SAME CONTENT'], rows).forEach(print);
}
