import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address in which many live: an IPv4 /24, an IPv6 /48. What is no address is told as nothing. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return '(no address)';
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  // What is left out between two colons is zeros, as many as are missing of eight groups.
  const missing = tail === undefined ? 0 : 8 - groups.length - countGroups(tail);
  const known = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])];
  const [one = '0', two = '0', three = '0'] = known;
  return `${[one, two, three].map(shortened).join(':')}::/48`;
}

/** An IPv4 address at the end stands for two groups. */
const countGroups = (tail: string): number =>
  tail === '' ? 0 : tail.split(':').reduce((count, group) => count + (group.includes('.') ? 2 : 1), 0);

const shortened = (group: string): string => (Number.parseInt(group, 16) || 0).toString(16);
