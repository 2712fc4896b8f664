import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  decodeBase64,
  hashLeafAsync,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyInclusion,
} from '@aera/transparency-log/verify';
import { z } from 'zod';

const Head = z.object({ log: z.string(), key: z.string(), size: z.int(), checkpoint: z.string() });
const Line = z.object({ leaf: z.int(), entry: z.string(), hashes: z.array(z.string()) });

/** Result of a verification: the number of proven entries and the first problem, if any. */
interface ExportVerification {
  readonly entries: number;
  readonly problem: string | null;
}

/**
 * Verifies an export of the audit log offline: the signature of the first line and the inclusion proof of every further line. If `key` is
 * given, it must be the key that signed.
 */
export async function verifyExport(lines: AsyncIterable<string>, key?: string): Promise<ExportVerification> {
  let entries = 0;
  const wrong = (problem: string): ExportVerification => ({ entries, problem });
  let checkpoint: NonNullable<ReturnType<typeof parseCheckpoint>> | undefined;
  for await (const text of lines) {
    if (!checkpoint) {
      const head = Head.safeParse(parseLine(text));
      if (!head.success) return wrong('The first line is not the head of an export.');
      if (key !== undefined && key !== head.data.key)
        return wrong('The file names another key than the given one.');
      const noteKey = await parseNoteKey(head.data.key);
      const note = noteKey && (await openNote(head.data.checkpoint, noteKey));
      const read = note ? parseCheckpoint(note) : null;
      if (!read) return wrong('The checkpoint is not signed by the key of the first line.');
      checkpoint = read;
      continue;
    }
    const line = Line.safeParse(parseLine(text));
    if (!line.success) return wrong(`Line ${entries + 2} is not an entry with a proof.`);
    const { leaf, entry, hashes } = line.data;
    const holds = await verifyInclusion({
      leaf,
      size: checkpoint.size,
      leafHash: await hashLeafAsync(new TextEncoder().encode(entry)),
      proof: hashes.map((hash) => decodeBase64(hash) ?? new Uint8Array()),
      root: checkpoint.root,
    });
    if (!holds) return wrong(`Line ${entries + 2}: the entry of leaf ${leaf} is not in the log.`);
    entries += 1;
  }
  return checkpoint ? { entries, problem: null } : wrong('The file is empty.');
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file line by line, because an export can be larger than memory. */
export const readLines = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
