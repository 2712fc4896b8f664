#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type CheckName, extractDocument, type VerificationResult, verifyReceipt } from './index.ts';

const names: Record<CheckName, string> = {
  form: 'It is a consent receipt, or a certificate of erasure',
  key: 'It names the key you gave',
  checkpoint: 'The key signed this state of the log',
  inclusion: 'The record stands in that log',
  record: 'The file says what the record says',
  withdrawal: 'That the consent was taken back stands in the log, too',
  notice: 'The notice is the text that was acknowledged',
  disclosure: 'The values are those the record is bound to',
};
const signs = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** `verify-receipt <file> [--key <key>]`: prints each check; exits with 0 only for a valid file. Works offline. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
const [file] = positionals;
if (!file) {
  process.stderr.write(
    'verify-receipt <receipt or certificate, .json or .pdf> [--key <key of the ledger>]\n',
  );
  process.exit(2);
}

const content = await extractDocument(new Uint8Array(await readFile(file)));
const { kind, valid, checks, checkpoint } = await verifyReceipt(content, values.key);
for (const { name, state } of checks) process.stdout.write(`${signs[state]} ${names[name]}\n`);
if (checkpoint) process.stdout.write(`\nLog ${checkpoint.origin}, ${checkpoint.size} entries\n`);
process.stdout.write(`This ${toName(kind)} is ${valid ? 'valid' : 'NOT valid'}.\n`);
process.exitCode = valid ? 0 : 1;

function toName(kind: VerificationResult['kind']): string {
  return kind === 'certificate' ? 'certificate of erasure' : kind === 'receipt' ? 'receipt' : 'file';
}
