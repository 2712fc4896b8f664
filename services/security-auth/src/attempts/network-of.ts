import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that belong to one customer as a rule: 64 bits. */
const networkGroups = 4;

/**
 * Whom an address is counted with: itself, as an IPv4 address; its /64 as an IPv6 one, of which a single customer has 2 ** 64
 * addresses to try from.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  // The URL parser writes every spelling of an address in the one shortest form.
  const [address = ''] = ip.split('%');
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...after];
  return `${all.slice(0, networkGroups).join(':')}::/64`;
}
