import { z } from 'zod';

/** PostgreSQL stores neither NUL nor lone surrogates, so they are rejected in all input. */
const storable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');
const storableMessage = 'contains characters that cannot be stored';

/** Free text of at most `max` UTF-16 units; may be empty. */
export const text = (max: number) => z.string().max(max).refine(storable, storableMessage);

/** Trimmed text that is not blank. */
export const requiredText = (max: number) =>
  z.string().trim().min(1, 'must not be blank').max(max).refine(storable, storableMessage);

/** Trimmed text without line breaks and other control characters, such as a name: it may appear in a mail or a log line. */
export const singleLine = (max: number) =>
  requiredText(max).refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), 'must be a single line');

/** E-mail address within the limits of RFC 5321, trimmed; case is preserved. */
export const emailAddress = z.string().trim().max(254).pipe(z.email());

/** Lowercase, as PostgreSQL returns it (RFC 9562, section 4): an id in another case would name another stream and another subject key. */
export const uuid = z.uuid().toLowerCase();
export const instant = z.iso.datetime({ offset: true });

/** Order of a list by time, newest first by default. */
export const timeOrder = z.enum(['ascending', 'descending']).default('descending');

/** An IANA time zone that this machine knows. Offsets such as `+01:00` are no time zones. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/Vienna');

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Query parameters `limit` and `offset` of a list. */
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
    z
      .union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'must be an address or a range such as 203.0.113.0/24',
      )
      .refine(
        (text) => !exceedsMappedRange(text),
        'must have a prefix of 96 to 128 when it contains an IPv4 address',
      ),
  );

/** Whether a range of IPv6 contains an IPv4 address (RFC 4291, section 2.5.5) and is wider than all of IPv4. */
function exceedsMappedRange(text: string): boolean {
  const [address = '', prefix = '128'] = text.split('/');
  if (!address.includes(':') || Number(prefix) >= 96) return false;
  // The host of a URL has the form of RFC 5952, with an IPv4 part in hexadecimal.
  return address.includes('.') || /^\[::ffff:[^:]+:[^:]+\]$/.test(new URL(`http://[${address}]`).hostname);
}
