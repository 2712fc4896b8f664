import type { ConsentReceipt } from '@aera/contracts';
import { openNote, parseCheckpoint, parseNoteKey, toBase64 } from '@aera/transparency-log/verify';
import type { Writer } from '@aera/pdf';
import { fill, receiptWords as words } from './receipt-words.ts';
import { beginPart, small, text } from './settings.ts';

/** Where the record stands in the log, in figures that can be compared, and how anybody can check it. */
export async function writeProof(writer: Writer, receipt: ConsentReceipt, attached: string): Promise<void> {
  const names = words.proof;
  const { proof, withdrawal } = receipt;
  beginPart(writer, names.title);
  writer.write('P', names.lead, text);
  writer.space(6);
  const checkpoint = await checkpointIn(proof);
  if (proof.inclusion && checkpoint) {
    writer.list(
      [
        [names.log, checkpoint.origin],
        [names.leaf, fill(names.leafOf, { leaf: proof.inclusion.leaf })],
        [names.size, fill(names.sizeOf, { size: checkpoint.size })],
        [names.root, toBase64(checkpoint.root)],
        [names.key, proof.key],
      ],
      text,
    );
    if (withdrawal?.inclusion)
      writer.write('P', fill(names.withdrawal, { leaf: withdrawal.inclusion.leaf }), text);
    writer.space(4);
    writer.write('P', names.checkpoint, text);
    writer.write('Code', proof.inclusion.checkpoint.trimEnd(), small);
  } else writer.write('P', names.pending, text);
  beginPart(writer, words.check.title);
  for (const step of [...words.check.steps, fill(words.check.attached, { file: attached })]) {
    // Never a line alone on a page.
    writer.need(writer.heightOf(step, text));
    writer.write('P', step, text);
    writer.space(4);
  }
}

async function checkpointIn({ key, inclusion }: ConsentReceipt['proof']) {
  const noteKey = await parseNoteKey(key);
  const note = noteKey && inclusion && (await openNote(inclusion.checkpoint, noteKey));
  return note ? parseCheckpoint(note) : null;
}
