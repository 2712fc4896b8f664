import { randomInt } from 'node:crypto';

const benchmarks = 0xc6_12_00_00;
const size = 2 ** 17;
let next = randomInt(size);

/** An address nobody has called from yet (RFC 2544: for measuring, never somebody's own). */
export function newAddress(): string {
  next = (next + 1) % size;
  const address = benchmarks + next;
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}
