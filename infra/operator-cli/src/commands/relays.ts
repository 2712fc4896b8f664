import { operationsRoutes } from '@aera/contracts';
import { parseTime, requireService } from '../arguments.ts';
import { type Command, type Input, UsageError } from '../command.ts';

export const rewindRelay: Command = {
  name: 'rewind-relay',
  usage: 'SERVICE (--since TIME | --checkpoint CHECKPOINT) [--relay NAME]',
  summary: 'Publish events on the bus again; consumers skip those that they have processed',
  examples: [
    'rewind-relay contacts-crm --since 2026-11-26T03:00:00Z',
    'rewind-relay contacts-crm --checkpoint 0:0',
    'rewind-relay security-auth --relay audit --since 2026-11-26T03:00:00Z',
  ],
  options: { since: { type: 'string' }, checkpoint: { type: 'string' }, relay: { type: 'string' } },
  maxArgs: 1,
  async run(input, { call, print }) {
    const service = requireService(input);
    const { relay = service } = input.options;
    const { from, to, events } = await call(operationsRoutes[service].rewindRelay, {
      params: { name: String(relay) },
      body: toTarget(input),
    });
    print(`✓ The relay ${relay} moved from ${from} to ${to} and publishes ${events} events again.`);
  },
};

function toTarget({ options: { since, checkpoint } }: Input) {
  if (typeof since === 'string' && checkpoint === undefined) return { since: parseTime(since) };
  if (typeof checkpoint === 'string' && since === undefined) {
    if (/^\d+:\d+$/.test(checkpoint)) return { checkpoint };
    throw new UsageError(`${checkpoint} is no checkpoint: give transaction id and position, such as 812:40.`);
  }
  throw new UsageError('Give either --since or --checkpoint.');
}
