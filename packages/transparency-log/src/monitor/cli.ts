#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseNoteKey, verifyInconsistency } from '../verify/index.ts';
import { createLogClient } from './log-client.ts';
import { LogProblem } from './log-problem.ts';
import { openMirror } from './mirror.ts';
import { createMonitor } from './monitor.ts';
import { createMonitorServer } from './monitor-server.ts';

const usage = `aera-monitor <URL of the log> --key <key of the log> --data <folder> [options]
aera-monitor --evidence <file> --key <key of the log>

  --witness <key>       key of a witness; repeatable
  --quorum <number>     witnesses that must have cosigned each checkpoint; default 0
  --compare <file|URL>  checkpoint that someone else was shown; repeatable
  --interval <seconds>  time between two polls; default 60
  --once                poll once and exit: 0 if everything holds, 1 if not
  --listen <host:port>  serves the checkpoint, the mirrored tiles and /leaf/<index>
  --evidence <file>     verifies evidence of another monitor or of a witness, and exits with 0 if it proves that the log misbehaved
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    data: { type: 'string' },
    witness: { type: 'string', multiple: true, default: [] },
    quorum: { type: 'string', default: '0' },
    compare: { type: 'string', multiple: true, default: [] },
    interval: { type: 'string', default: '60' },
    once: { type: 'boolean', default: false },
    listen: { type: 'string' },
    evidence: { type: 'string' },
  },
});
const verifierKey = values.key?.trim();
const key = verifierKey ? await parseNoteKey(verifierKey) : null;
if (!verifierKey || !key) fail(usage);

if (values.evidence !== undefined) {
  const evidence: unknown = JSON.parse(await readFile(values.evidence, 'utf8'));
  const proven = await verifyInconsistency(evidence, verifierKey);
  print(
    proven
      ? `${key.name} signed contradicting checkpoints of ${proven.first.size} and ${proven.second.size} entries.`
      : 'This file proves nothing against the log of this key.',
  );
  process.exit(proven ? 0 : 1);
}

const [url] = positionals;
if (!url || !values.data || !/^\d+$/.test(values.quorum) || !/^\d+$/.test(values.interval)) fail(usage);
const mirror = openMirror(values.data);
const monitor = createMonitor({
  key,
  verifierKey,
  client: createLogClient(url),
  mirror,
  witnessKeys: values.witness,
  quorum: Number(values.quorum),
});

if (values.listen !== undefined) {
  const [, host, port] = /^(.+):(\d+)$/.exec(values.listen) ?? fail(usage);
  createMonitorServer(monitor, mirror).listen(Number(port), host);
}

for (;;) {
  const holds = await check();
  if (values.once) process.exit(holds ? 0 : 1);
  await delay(Number(values.interval) * 1000);
}

/** Polls and compares; returns whether everything holds. */
async function check(): Promise<boolean> {
  const results = [await run('log', pollLog)];
  for (const source of values.compare) results.push(await run(source, () => compareWith(source)));
  return results.every(Boolean);
}

async function pollLog(): Promise<string> {
  const { checkpoint, cosignatures } = await monitor.poll();
  const names = cosignatures.map(({ witness }) => witness).join(', ') || 'no witness';
  return `${checkpoint.size} entries verified, cosigned by ${names}`;
}

async function compareWith(source: string): Promise<string> {
  const { size } = await monitor.compare(await readNote(source));
  return `shows the same ${size} entries`;
}

async function readNote(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new LogProblem('unreachable', `${source} answered with status ${response.status}.`);
  return response.text();
}

async function run(name: string, step: () => Promise<string>): Promise<boolean> {
  try {
    print(`${new Date().toISOString()} ✓ ${name}: ${await step()}`);
    return true;
  } catch (error) {
    const code = error instanceof LogProblem ? error.code : 'failed';
    print(`${new Date().toISOString()} ✗ ${name}: ${code}: ${(error as Error).message}`);
    if (error instanceof LogProblem && error.evidence) {
      const content = `${JSON.stringify(error.evidence, null, 2)}\n`;
      const file = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`;
      await mirror.saveEvidence(file, content);
      print(
        `  evidence/${file} proves it to everyone: aera-monitor --evidence ${file} --key '${verifierKey}'`,
      );
    }
    return false;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}
