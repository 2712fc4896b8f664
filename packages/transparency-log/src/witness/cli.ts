#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createLogClient } from '../monitor/log-client.ts';
import { proveInconsistencyFromTiles } from '../monitor/prove-inconsistency.ts';
import { parseNoteKey } from '../verify/index.ts';
import { createFileStore } from './file-store.ts';
import { openWitnessKey } from './witness-key.ts';
import { createWitness, type WitnessedLog } from './witness.ts';
import { createWitnessServer } from './witness-server.ts';

const usage = `aera-witness --data <folder> --log <key> [--log-url <URL>] [--name <name>] [--listen <host:port>]

  --data     folder of the key and of the cosigned checkpoints; keep a backup of key.json only
  --name     name of the witness, such as witness.example/w1; required at the first start, which creates its key
  --log      key of a log to cosign, one line (C2SP signed-note); repeatable
  --log-url  URL of the tiles of the log before it, from which the witness completes evidence; repeatable, in the order of --log
  --listen   default 127.0.0.1:8090
`;

/** `aera-witness`: cosigns the checkpoints of logs (C2SP tlog-witness). Runs until SIGTERM or SIGINT. */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    name: { type: 'string' },
    log: { type: 'string', multiple: true, default: [] },
    'log-url': { type: 'string', multiple: true, default: [] },
    listen: { type: 'string', default: '127.0.0.1:8090' },
  },
});

const address = /^(.+):(\d+)$/.exec(values.listen);
if (!values.data || values.log.length === 0 || !address) fail(usage);
const folder = values.data;

const logs = await Promise.all(values.log.map(readLog));
const { key, verifierKey } = await openWitnessKey(folder, values.name).catch((error: Error) =>
  fail(`${error.message}\n`),
);
const urls = new Map(logs.map((log, index) => [log.key.name, values['log-url'][index]]));
const store = createFileStore(folder);
const witness = createWitness({
  key,
  logs,
  store,
  now: Date.now,
  async fetchEvidence(log, first, second) {
    const url = urls.get(log.key.name);
    return url === undefined ? null : proveInconsistencyFromTiles(log, first, second, createLogClient(url));
  },
});
const server = createWitnessServer({
  witness,
  store,
  logs,
  folder,
  verifierKey,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
server.on('error', (error) => fail(`${error.message}\n`));
server.listen(Number(address[2]), address[1], () => process.stdout.write(`${verifierKey}\n`));
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => server.close(() => process.exit(0)));

async function readLog(text: string): Promise<WitnessedLog> {
  const logKey = await parseNoteKey(text);
  return logKey ? { key: logKey, verifierKey: text } : fail(`${text} is not the key of a log.\n`);
}

function fail(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}
