import { type DeadLetterView, operationsRoutes, type ServiceName } from '@aera/contracts';
import { parsePositiveInteger, requireService, selectServices } from '../arguments.ts';
import { type Command, type Tools, UsageError } from '../command.ts';
import { formatTable } from '../format-table.ts';

/** Maximum number of dead letters per request. */
const pageSize = 100;

export const deadLetters: Command = {
  name: 'dead-letters',
  usage: '[SERVICE]',
  summary: 'List the messages that consumers could not process',
  examples: ['dead-letters', 'dead-letters contacts-crm'],
  maxArgs: 1,
  async run(input, { call, print }) {
    for (const service of selectServices(input)) {
      const listed = await listAll(call, service);
      if (listed.length === 0) {
        print(`${service}: none`);
        continue;
      }
      const rows = listed.map(({ seq, at, consumer, subject, attempts, error }) => [
        seq,
        at,
        consumer,
        subject,
        attempts.length,
        toLine(error),
      ]);
      print(service);
      formatTable(['SEQ', 'AT', 'CONSUMER', 'SUBJECT', 'ATTEMPTS', 'ERROR'], rows).forEach(print);
    }
  },
};

export const retry: Command = {
  name: 'retry',
  usage: 'SERVICE (SEQ… | --all)',
  summary: 'Send dead letters to their consumer again',
  examples: ['retry contacts-crm 12 15', 'retry contacts-crm --all'],
  options: { all: { type: 'boolean' } },
  maxArgs: Infinity,
  async run(input, { call, print }) {
    const service = requireService(input);
    const named = input.args.slice(1).map((text) => parsePositiveInteger(text, 'sequence number'));
    if (named.length > 0 === (input.options['all'] === true))
      throw new UsageError('Name sequence numbers of `dead-letters`, or --all.');
    const seqs = named.length > 0 ? named : (await listAll(call, service)).map(({ seq }) => seq);
    if (seqs.length === 0) {
      print(`${service} has no dead letters.`);
      return;
    }
    let failed = 0;
    for (let start = 0; start < seqs.length; start += pageSize) {
      const { results } = await call(operationsRoutes[service].retryDeadLetters, {
        body: { seqs: seqs.slice(start, start + pageSize) },
      });
      for (const { seq, outcome } of results) {
        print(`${outcome === 'retried' ? '✓' : '✗'} ${seq}: ${outcome}`);
        if (outcome !== 'retried') failed += 1;
      }
    }
    if (failed > 0) throw new Error(`${failed} of ${seqs.length} messages were not retried.`);
  },
};

async function listAll(call: Tools['call'], service: ServiceName): Promise<DeadLetterView[]> {
  const found: DeadLetterView[] = [];
  for (let more = true; more;) {
    const page = await call(operationsRoutes[service].listDeadLetters, {
      query: { limit: pageSize, before: found.at(-1)?.seq },
    });
    found.push(...page.deadLetters);
    more = page.more;
  }
  return found;
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 80);
