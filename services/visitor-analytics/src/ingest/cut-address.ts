import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address: 24 bits of IPv4, 48 of IPv6. Enough for a country, too little for a person. */
export function cutAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return mapped.replace(/\d+$/, '0');
  if (!isIPv6(ip)) return '';
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const first = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 3);
  return `${first.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::`;
}
