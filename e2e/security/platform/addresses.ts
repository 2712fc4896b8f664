import { randomInt } from 'node:crypto';

/** Source addresses of attacks (RFC 2544 benchmark range, not in real use). */
export const attackers = '198.18.0.0/15';

const first = 0xc6_12_00_00;
const size = 2 ** 17;
let next = randomInt(size);

/** An unused IP address. */
export function createAddress(): string {
  next = (next + 1) % size;
  const address = first + next;
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}
