import {
  areBytesEqual,
  type Checkpoint,
  computeProvenRoots,
  cosign,
  createInconsistency,
  diagnoseCheckpoint,
  type Inconsistency,
  type NoteKey,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  type PrivateKey,
  verifyConsistency,
  verifyInconsistency,
} from '../verify/index.ts';
import { type CheckpointRequest, parseCheckpointRequest } from './checkpoint-request.ts';

/** A log that the witness cosigns. */
export interface WitnessedLog {
  readonly key: NoteKey;
  /** `key` as one line of text. */
  readonly verifierKey: string;
}

/** Storage of a witness. */
export interface WitnessStore {
  /** The newest cosigned checkpoint of a log; null before the first. */
  readLatest(origin: string): Promise<StoredCheckpoint | null>;
  /** Stores the next one durably. Returns false if another process has stored one since `previous` was read. */
  append(origin: string, previous: StoredCheckpoint | null, note: string): Promise<boolean>;
  saveEvidence(evidence: Inconsistency): Promise<void>;
}

/** A cosigned checkpoint; `sequence` counts those of its log. */
export interface StoredCheckpoint {
  readonly sequence: number;
  readonly note: string;
}

interface WitnessAnswer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly body: string;
}

interface WitnessOptions {
  readonly key: NoteKey & { readonly privateKey: PrivateKey };
  readonly logs: readonly WitnessedLog[];
  readonly store: WitnessStore;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Completes a proof that the request does not contain, from the tiles of the log. */
  readonly fetchEvidence?: (
    log: WitnessedLog,
    first: string,
    second: string,
  ) => Promise<Inconsistency | null>;
}

export interface Witness {
  /** Answers `add-checkpoint` (C2SP tlog-witness). */
  addCheckpoint(body: string): Promise<WitnessAnswer>;
}

/** Cosigns checkpoints that extend all earlier ones. Requests for one log are processed one after another. */
export function createWitness({ key, logs, store, now, fetchEvidence }: WitnessOptions): Witness {
  const byOrigin = new Map(logs.map((log) => [log.key.name, log]));
  const queues = new Map<string, Promise<unknown>>();

  function enqueue<T>(origin: string, task: () => Promise<T>): Promise<T> {
    const result = (queues.get(origin) ?? Promise.resolve()).then(task, task);
    queues.set(
      origin,
      result.catch(() => undefined),
    );
    return result;
  }

  async function addCheckpoint(body: string): Promise<WitnessAnswer> {
    const request = parseCheckpointRequest(body);
    const parsed = request && parseNote(request.note);
    const claimed = parsed && parseCheckpoint(parsed.text);
    if (!request || !claimed) return reject(400, 'The request is malformed.');
    const log = byOrigin.get(claimed.origin);
    if (!log) return reject(404, `This witness does not know the log ${claimed.origin}.`);
    const opened = await diagnoseCheckpoint(request.note, log.key);
    if ('problem' in opened) return reject(403, opened.detail);
    if (request.oldSize > opened.checkpoint.size) return reject(400, 'The old size is above the new one.');
    return enqueue(claimed.origin, () => cosignNext(log, request, opened.checkpoint, parsed.text));
  }

  async function cosignNext(
    log: WitnessedLog,
    { oldSize, proof, note }: CheckpointRequest,
    next: Checkpoint,
    text: string,
  ): Promise<WitnessAnswer> {
    const latest = await store.readLatest(log.key.name);
    const previous = latest && (await openCheckpoint(latest.note, log.key));
    if (latest && !previous) throw new Error(`The stored checkpoint of ${log.key.name} is damaged.`);
    if (oldSize !== (previous?.size ?? 0)) return createConflict(previous);
    if (previous?.size === next.size && !areBytesEqual(previous.root, next.root)) {
      await store.saveEvidence(createInconsistency(log.verifierKey, latest?.note ?? '', note, []));
      return createConflict(previous);
    }
    const claim = {
      first: oldSize,
      second: next.size,
      firstRoot: previous?.root ?? next.root,
      secondRoot: next.root,
      proof,
    };
    if (!(await verifyConsistency(claim))) {
      if (latest) await keepEvidence(log, latest.note, note, claim);
      return reject(422, `The checkpoint of ${next.size} entries does not extend the one of ${oldSize}.`);
    }
    const line = await cosign(text, key, now());
    if (!(await store.append(log.key.name, latest, note + line))) {
      const newer = await store.readLatest(log.key.name);
      return createConflict(newer && (await openCheckpoint(newer.note, log.key)));
    }
    return { status: 200, body: line };
  }

  /** Anyone can send a checkpoint with a wrong proof, so only a proof that leads to the signed root is evidence. */
  async function keepEvidence(
    log: WitnessedLog,
    first: string,
    second: string,
    claim: { first: number; second: number; proof: readonly Uint8Array[] },
  ): Promise<void> {
    const sent = createInconsistency(log.verifierKey, first, second, claim.proof);
    const roots = await computeProvenRoots(claim.first, claim.second, claim.proof);
    const evidence =
      roots && (await verifyInconsistency(sent, log.verifierKey))
        ? sent
        : await fetchEvidence?.(log, first, second).catch(() => null);
    if (evidence) await store.saveEvidence(evidence);
  }

  return { addCheckpoint };
}

const reject = (status: 400 | 403 | 404 | 422, detail: string): WitnessAnswer => ({
  status,
  body: `${detail}\n`,
});

/** The size that the log has to prove consistency from. */
const createConflict = (latest: Checkpoint | null): WitnessAnswer => ({
  status: 409,
  body: `${latest?.size ?? 0}\n`,
});
