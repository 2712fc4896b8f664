import { z } from 'zod';

/** PostgreSQL stores neither NUL nor half a surrogate pair, so no text that a client sends may hold one. */
const storable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');
const storableMessage = 'contains characters that cannot be stored';

/** Free text of at most `max` UTF-16 units; may be empty. */
export const text = (max: number) => z.string().max(max).refine(storable, storableMessage);

/** Text that is not blank; the ends are trimmed. */
export const requiredText = (max: number) =>
  z.string().trim().min(1, 'must not be blank').max(max).refine(storable, storableMessage);

/** Text that is not blank and has no line breaks or other control characters, such as a name: it may stand in a mail or a log line. */
export const singleLine = (max: number) =>
  requiredText(max).refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), 'must be a single line');

/** An e-mail address as RFC 5321 bounds it, trimmed; its case is kept. */
export const emailAddress = z.string().trim().max(254).pipe(z.email());

export const uuid = z.uuid();
export const instant = z.iso.datetime({ offset: true });

/** `limit` and `offset` of a list, as they stand in a query string. */
export const page = (fallback = 50) => ({
  limit: z.coerce.number().int().min(1).max(1000).default(fallback),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

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
