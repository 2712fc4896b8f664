import type { Spelling } from '@aera/contracts';

const parts = (email: string) => {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [mailbox = '', ...tag] = local.split('+');
  return { mailbox, tag: tag.join('+'), domain };
};

/** How two addresses of one mailbox are spelt differently, their case apart, which differs nowhere. */
export function spellingBetween(one: string, other: string): Spelling[] {
  const [a, b] = [parts(one), parts(other)];
  return [
    ...(a.tag === b.tag ? [] : ['tag' as const]),
    ...(a.mailbox === b.mailbox ? [] : ['dots' as const]),
    ...(a.domain === b.domain ? [] : ['domain' as const]),
  ];
}
