import { createHash, randomBytes } from 'node:crypto';
import { deviceCookie } from '@aera/contracts';
import type { SecurityContext } from '../security-context.ts';
import type { AttemptSource } from './attempt-throttle.ts';

/** Maximum lifetime of cookies in browsers; renewed at every sign-in. */
const deviceCookieMaxAgeDays = 400;

const pattern = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{43})(?:;|$)`);

/** Returns the token of the browser (256 random bits), or null without a well-formed one. */
const parseDeviceToken = (cookies: string | undefined): string | null =>
  pattern.exec(cookies ?? '')?.[1] ?? null;

const createDeviceToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a token. It includes the account, so that the hashes do not link accounts that share a browser. */
const hashDevice = (account: string, token: string): string =>
  createHash('sha256').update(`${account}\n${token}`).digest('base64url');

/** Returns the `Set-Cookie` value of a token. Its path is limited to the API, because no page needs the cookie. The gateway adds `Secure`. */
const formatDeviceCookie = (token: string): string =>
  `${deviceCookie}=${token}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${deviceCookieMaxAgeDays * 86_400}`;

/** A browser with an earlier sign-in to the account. */
interface KnownDevice {
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}

/** Maximum number of known browsers per account; the least recent is deleted. */
const maxDevices = 20;

/**
 * Browsers with an earlier sign-in to an account. The cookie contains 256 random bits, and only their hash is stored. It needs no signature
 * and, unlike a signature, can be revoked.
 */
export function createKnownDevices({ sql, now }: Pick<SecurityContext, 'sql' | 'now'>) {
  const findKnownDevice = async (account: string, cookies: string | undefined): Promise<string | null> => {
    const token = parseDeviceToken(cookies);
    if (token === null) return null;
    const device = hashDevice(account, token);
    const rows = await sql(
      `select 1 from known_devices
       where account = $1 and device = $2 and last_seen_at > $3::timestamptz - make_interval(days => $4)`,
      [account, device, now(), deviceCookieMaxAgeDays],
    );
    return rows.length > 0 ? device : null;
  };

  return {
    /** Returns the source of an attempt, including the device if the account knows the browser. */
    attemptSource: async (
      account: string,
      ip: string,
      cookies: string | undefined,
    ): Promise<AttemptSource> => ({
      account,
      ip,
      device: await findKnownDevice(account, cookies),
    }),
    /** Records a sign-in from this browser. Returns the cookie to set and whether the browser is new. */
    async remember(
      account: string,
      cookies: string | undefined,
    ): Promise<{ cookie: string; isNew: boolean }> {
      const isNew = (await findKnownDevice(account, cookies)) === null;
      const token = parseDeviceToken(cookies) ?? createDeviceToken();
      await sql(
        `insert into known_devices (account, device, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
         on conflict (account, device) do update set last_seen_at = excluded.last_seen_at`,
        [account, hashDevice(account, token), now()],
      );
      await sql(
        `delete from known_devices where account = $1 and device in (
           select device from known_devices where account = $1 order by last_seen_at desc, device offset $2)`,
        [account, maxDevices],
      );
      return { cookie: formatDeviceCookie(token), isNew };
    },
    /** Revokes all known browsers except this one. */
    async forgetOthers(account: string, cookies: string | undefined): Promise<void> {
      const token = parseDeviceToken(cookies);
      await sql('delete from known_devices where account = $1 and device is distinct from $2', [
        account,
        token && hashDevice(account, token),
      ]);
    },
    async forget(account: string): Promise<void> {
      await sql('delete from known_devices where account = $1', [account]);
    },
    /** Returns the known browsers, most recent first. */
    listForAccount: (account: string): Promise<KnownDevice[]> =>
      sql<KnownDevice>(
        `select first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
         from known_devices where account = $1 order by last_seen_at desc, device`,
        [account],
      ),
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
