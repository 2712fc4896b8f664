import { operationsRoutes } from '@aera/contracts';
import { selectServices } from '../arguments.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';

export const status: Command = {
  name: 'status',
  usage: '[SERVICE]',
  summary: 'Show readiness, projections, relays, consumers and workers',
  examples: ['status', 'status consent-ledger'],
  maxArgs: 1,
  async run(input, { call, print }) {
    for (const service of selectServices(input)) {
      const overview = await call(operationsRoutes[service].operationsOverview);
      const relays = [...(overview.relay ? [overview.relay] : []), ...overview.additionalRelays];
      const rows = [
        ...overview.projections.map(({ name, behind, stalled, error }) => [
          'projection',
          name,
          stalled ?? 'ok',
          `${behind} behind`,
          error ?? '',
        ]),
        ...relays.map(({ name, role, checkpoint, behind, stalled, error }) => [
          'relay',
          name,
          stalled ?? role,
          `${behind} behind, at ${checkpoint}`,
          error ?? '',
        ]),
        ...overview.consumers.map(({ stream, state, pending, deadLetters: count, stalled, error }) => [
          'consumer',
          stream,
          stalled ?? state,
          `${pending ?? 'unknown'} pending, ${count} dead letters`,
          error ?? '',
        ]),
        ...overview.workers.map(({ name, state, lastSuccessAt, error }) => [
          'worker',
          name,
          state,
          `last success ${lastSuccessAt ?? 'never'}`,
          error ?? '',
        ]),
      ];
      print(`${service} ${overview.version}: ${overview.ready ? 'ready' : 'not ready'}`);
      formatTable(['KIND', 'NAME', 'STATE', 'PROGRESS', 'ERROR'], rows).forEach(print);
    }
  },
};
