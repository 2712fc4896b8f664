declare const checkpoint: unique symbol;

/** A position in the log as text: `<transaction id>:<position>`, by which the log is ordered. */
export type Checkpoint = string & { readonly [checkpoint]: true };

/** Before the first event. */
export const startOfLog = '0:0' as Checkpoint;

/** The parts of a checkpoint, as decimal text. */
export function parseCheckpoint(text: string): { transactionId: string; position: string } {
  const match = /^(\d+):(\d+)$/.exec(text);
  if (!match?.[1] || !match[2]) throw new TypeError(`Not a checkpoint: ${JSON.stringify(text)}`);
  return { transactionId: match[1], position: match[2] };
}

export const formatCheckpoint = (transactionId: string, position: number): Checkpoint =>
  `${transactionId}:${position}` as Checkpoint;

/** Negative when `a` is before `b` in the log, 0 when equal, positive when after. */
export function compareCheckpoints(a: string, b: string): number {
  const [left, right] = [parseCheckpoint(a), parseCheckpoint(b)];
  return (
    sign(BigInt(left.transactionId) - BigInt(right.transactionId)) ||
    sign(BigInt(left.position) - BigInt(right.position))
  );
}

const sign = (difference: bigint): number => Number(difference > 0n) - Number(difference < 0n);
