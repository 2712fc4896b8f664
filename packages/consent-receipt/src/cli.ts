#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type CheckName, verifyReceipt } from './index.ts';

const words: Record<CheckName, string> = {
  form: 'It is a consent receipt',
  key: 'It names the key you gave',
  checkpoint: 'The key signed this state of the log',
  inclusion: 'The record stands in that log',
  record: 'The receipt says what the record says',
  notice: 'The notice is the text that was acknowledged',
  disclosure: 'The values are those the record is bound to',
};
const signs = { good: '✓', bad: '✗', absent: '–' } as const;

/** `verify-receipt <file> [--key <key>]`: prints each check; ends with 0 only for a valid receipt. Asks nobody. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
const [file] = positionals;
if (!file) {
  process.stderr.write('verify-receipt <receipt.json> [--key <key of the ledger>]\n');
  process.exit(2);
}

const text = await readFile(file, 'utf8');
const { valid, checks, checkpoint } = await verifyReceipt(parsed(text), values.key);
for (const { name, state } of checks) process.stdout.write(`${signs[state]} ${words[name]}\n`);
if (checkpoint) process.stdout.write(`\nLog ${checkpoint.origin}, ${checkpoint.size} entries\n`);
process.stdout.write(valid ? 'This receipt is valid.\n' : 'This receipt is NOT valid.\n');
process.exitCode = valid ? 0 : 1;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
