import type { Inconsistency } from '../verify/index.ts';
import { formatWitnessKey } from '../verify/index.ts';
import { proveInconsistencyFromTiles } from '../monitor/prove-inconsistency.ts';
import { createLogClient } from '../monitor/log-client.ts';
import { formatCheckpointRequest } from '../witness/checkpoint-request.ts';
import {
  createWitness,
  type StoredCheckpoint,
  type WitnessedLog,
  type WitnessStore,
} from '../witness/witness.ts';
import { createTestKey, type TestHistory } from './test-log.ts';

/** Witness with its storage in memory. `serve` is where it reads tiles. */
export async function createTestWitness(
  logs: readonly WitnessedLog[],
  { name = 'witness.example/w1', serve }: { name?: string; serve?: typeof fetch } = {},
) {
  const key = await createTestKey(name);
  const checkpoints = new Map<string, StoredCheckpoint[]>();
  const evidence: Inconsistency[] = [];
  const store: WitnessStore = {
    readLatest: async (origin) => checkpoints.get(origin)?.at(-1) ?? null,
    async append(origin, previous, note) {
      const stored = checkpoints.get(origin) ?? [];
      if ((stored.at(-1) ?? null) !== previous) return false;
      checkpoints.set(origin, [...stored, { sequence: stored.length + 1, note }]);
      return true;
    },
    saveEvidence: async (found) => void evidence.push(found),
  };
  const witness = createWitness({
    key,
    logs,
    store,
    now: () => Date.parse('2026-01-01T00:00:00Z'),
    fetchEvidence: async (log, first, second) =>
      serve
        ? proveInconsistencyFromTiles(log, first, second, createLogClient('https://log.example', serve))
        : null,
  });
  const send = (oldSize: number, proof: readonly Uint8Array[], note: string) =>
    witness.addCheckpoint(formatCheckpointRequest({ oldSize, proof, note }));
  return {
    witness,
    evidence,
    verifierKey: await formatWitnessKey(key),
    send,
    /** Asks for a cosignature as a log with that history does, from the size that the witness has. */
    async cosign(history: TestHistory, size = history.entries.length) {
      const note = await history.sign(size);
      const first = await send(0, [], note);
      if (first.status !== 409) return first;
      const oldSize = Number(first.body);
      const proof = oldSize > 0 && oldSize < size ? await history.proveConsistency(oldSize, size) : [];
      return send(Math.min(oldSize, size), proof, note);
    },
  };
}
