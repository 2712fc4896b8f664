import { z } from 'zod';

/** An IP address or a CIDR range. */
export const IpOrCidr = z
  .string()
  .trim()
  .max(50)
  .pipe(
    z.union(
      [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
      'must be an address or a range such as 203.0.113.0/24',
    ),
  );
