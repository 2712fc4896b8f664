import { operationsRoutes } from '@aera/contracts';
import { parsePositiveInteger, requireArgument, requireService, selectServices } from '../arguments.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';

export const locks: Command = {
  name: 'locks',
  usage: '[SERVICE]',
  summary: 'List the advisory locks, and the database sessions that block others',
  examples: ['locks', 'locks visitor-analytics'],
  maxArgs: 1,
  async run(input, { call, print }) {
    const rows: (string | number)[][] = [];
    for (const service of selectServices(input)) {
      const { locks: found } = await call(operationsRoutes[service].listLocks);
      for (const { pid, name, state, since, blocked } of found)
        rows.push([service, pid, name, state, since, blocked]);
    }
    formatTable(['SERVICE', 'PID', 'LOCK', 'STATE', 'SINCE', 'BLOCKED'], rows).forEach(print);
  },
};

export const releaseLock: Command = {
  name: 'release-lock',
  usage: 'SERVICE PID',
  summary: 'End a database session that holds a lock; its work is retried',
  examples: ['release-lock contacts-crm 4711'],
  maxArgs: 2,
  async run(input, { call, print }) {
    const service = requireService(input);
    const pid = parsePositiveInteger(requireArgument(input, 1, 'a PID of `locks`'), 'PID');
    const { released } = await call(operationsRoutes[service].releaseLock, { params: { pid } });
    print(`✓ Released: ${released.join(', ')}`);
  },
};
