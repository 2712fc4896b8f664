#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { askMonitor, type MonitorAnswer } from './ask-monitor.ts';
import { type CheckName, extractDocument, type VerificationResult, verifyReceipt } from './index.ts';

const names: Record<CheckName, string> = {
  form: 'It is a consent receipt, or a certificate of erasure',
  key: 'It names the key you gave',
  checkpoint: 'The key signed this state of the log',
  witnesses: 'Witnesses cosigned this state of the log',
  inclusion: 'The record stands in that log',
  record: 'The file says what the record says',
  withdrawal: 'That the consent was taken back stands in the log, too',
  notice: 'The notice is the text that was acknowledged',
  disclosure: 'The values match the commitment of the record',
};
const signs = { passed: '✓', failed: '✗', skipped: '–' } as const;
const answers: Record<MonitorAnswer, string> = {
  included: '✓ The monitor has this entry at this index',
  different: '✗ The monitor has another entry at this index',
  'back-dated': '✗ The monitor saw the log without this entry after the time that the record states',
  unknown: '– The monitor does not reach this index yet',
  unreachable: '– The monitor does not answer',
};

/**
 * `verify-receipt <file> [--key <key>] [--witness <key>]… [--monitor <URL>]`: prints each check; exits with 0 only for a valid file. Works
 * offline, except for a monitor, which learns the index of the entry and nothing else.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    witness: { type: 'string', multiple: true },
    monitor: { type: 'string' },
  },
});
const [file] = positionals;
if (!file) {
  process.stderr.write(
    'verify-receipt <receipt or certificate, .json or .pdf> [--key <key of the ledger>] [--witness <key>] [--monitor <URL>]\n',
  );
  process.exit(2);
}

const content = await extractDocument(new Uint8Array(await readFile(file)));
const { kind, valid, checks, checkpoint, cosignatures } = await verifyReceipt(
  content,
  values.key,
  values.witness,
);
for (const { name, state } of checks) process.stdout.write(`${signs[state]} ${names[name]}\n`);
const answer = valid && values.monitor ? await askMonitor(content, values.monitor) : null;
if (answer) process.stdout.write(`${answers[answer]}\n`);
if (checkpoint) process.stdout.write(`\nLog ${checkpoint.origin}, ${checkpoint.size} entries\n`);
for (const { witness, cosignedAt } of cosignatures)
  process.stdout.write(`Cosigned by ${witness} at ${cosignedAt}\n`);
const holds = valid && answer !== 'different' && answer !== 'back-dated';
process.stdout.write(`This ${toName(kind)} is ${holds ? 'valid' : 'NOT valid'}.\n`);
process.exitCode = holds ? 0 : 1;

function toName(kind: VerificationResult['kind']): string {
  return kind === 'certificate' ? 'certificate of erasure' : kind === 'receipt' ? 'receipt' : 'file';
}
