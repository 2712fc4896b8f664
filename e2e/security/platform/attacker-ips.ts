import { randomInt } from 'node:crypto';

/** Network of simulated attackers (RFC 2544 benchmark range, not in real use). */
export const attackerNetwork = '198.18.0.0/15';

const first = 0xc6_12_00_00;
const size = 2 ** 17;
let next = randomInt(size);

/** Returns an IP address that no other request of this run has. */
export function createAttackerIp(): string {
  next = (next + 1) % size;
  const ip = first + next;
  return [24, 16, 8, 0].map((shift) => (ip >>> shift) & 255).join('.');
}
