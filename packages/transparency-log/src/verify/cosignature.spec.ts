import { describe, expect, it } from 'vitest';
import { createTestKey } from '../testing/test-log.ts';
import {
  cosign,
  findCosignature,
  formatCheckpoint,
  formatNoteKey,
  formatWitnessKey,
  listCosignatures,
  parseCheckpoint,
  parseNote,
  parseNoteKey,
  parseWitnessKey,
  signNote,
} from './index.ts';

/** Example of c2sp.org/tlog-checkpoint and c2sp.org/tlog-cosignature. The specification publishes no keys for it. */
const example = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`;
const text = formatCheckpoint({ origin: 'log.example', size: 7, root: new Uint8Array(32) });
const at = Date.parse('2026-01-01T00:00:00.900Z');

async function cosigned() {
  const [log, witness] = await Promise.all([
    createTestKey('log.example'),
    createTestKey('witness.example/w1'),
  ]);
  const line = await cosign(text, witness, at);
  return { witness, key: await formatWitnessKey(witness), line, note: (await signNote(text, log)) + line };
}

describe('the example of the specification', () => {
  it('is read: a checkpoint, a signature of its log and a timestamped one of a witness', () => {
    const note = parseNote(example)!;
    expect(parseCheckpoint(note.text)).toMatchObject({
      origin: 'example.com/behind-the-sofa',
      size: 20_852_163,
    });
    const [log, witness] = note.signatures;
    expect([log?.name, log?.signature.length]).toEqual(['example.com/behind-the-sofa', 64]);
    expect([witness?.name, witness?.signature.length]).toEqual(['witness.example.com/w1', 72]);
    const seconds = new DataView(witness!.signature.buffer).getBigUint64(0);
    expect(seconds).toBe(1_679_315_147n);
  });
});

describe('a cosignature', () => {
  it('names its witness and the second of its time', async () => {
    const { key, note } = await cosigned();
    expect(await listCosignatures(note, [key])).toEqual([
      { witness: 'witness.example/w1', cosignedAt: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it('is ignored without its key, and with a key of the same name', async () => {
    const { note, witness } = await cosigned();
    const other = await formatWitnessKey(await createTestKey('witness.example/w1'));
    // A key that signs notes is not one that cosigns them.
    expect(await listCosignatures(note, [other, await formatNoteKey(witness), 'no key', ''])).toEqual([]);
  });

  it('does not verify with another text, time or signature', async () => {
    const { witness, note, line } = await cosigned();
    const parsed = parseNote(note)!;
    const change = (offset: number) => ({
      ...parsed,
      signatures: parsed.signatures.map((signature) => {
        const bytes = signature.signature.slice();
        bytes[offset]! ^= 1;
        return { ...signature, signature: bytes };
      }),
    });
    expect(await findCosignature(parsed, witness)).not.toBeNull();
    expect(await findCosignature({ ...parsed, text: text.replace('7', '8') }, witness)).toBeNull();
    expect(await findCosignature(change(7), witness)).toBeNull();
    expect(await findCosignature(change(20), witness)).toBeNull();
    const short = parseNote(`${text}\n${line.slice(0, -9)}\n`);
    expect(short && (await findCosignature(short, witness))).toBeNull();
  });

  it('has keys that are read and written, and are not those of logs', async () => {
    const { key, witness } = await cosigned();
    expect(await parseWitnessKey(key)).toEqual({ name: witness.name, publicKey: witness.publicKey });
    expect(await parseNoteKey(key)).toBeNull();
    expect(await parseWitnessKey(await formatNoteKey(witness))).toBeNull();
  });
});

describe('a note', () => {
  it.each([
    ['without signatures', `${text}\n`],
    ['without a newline at its end', example.slice(0, -1)],
    ['with a hyphen for the dash', example.replaceAll('—', '-')],
    ['with a control character', example.replace('20852163', '20852163\r')],
    ['with half a surrogate pair', example.replace('sofa', '\ud800')],
    ['with a name that contains a plus', example.replace('w1', 'w+1')],
    ['with more than a line may have', example.replace('w1 ', 'w1 more ')],
    ['with signatures that are no base 64', example.replace('jWbP', '_Wb-')],
    ['with too many signatures', example + `— a ${'AAAAAAA='}\n`.repeat(200)],
    ['cut off', example.slice(0, 60)],
  ])('%s is rejected', (_, note) => expect(parseNote(note)).toBeNull());

  it('may have sixteen signatures', () =>
    expect(parseNote(example + '— a AAAAAAA=\n'.repeat(14))?.signatures).toHaveLength(16));
});
