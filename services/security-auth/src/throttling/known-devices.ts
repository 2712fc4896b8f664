import { createHash, randomBytes } from 'node:crypto';
import { deviceCookie } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { AttemptSource } from './attempt-throttle.ts';

/** Maximum lifetime of cookies in browsers; renewed at every sign-in. */
const deviceCookieMaxAgeDays = 400;

const pattern = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{43})(?:;|$)`);

/** What names the browser: 256 random bits, or null where it bears none that this service could have given. */
const parseDeviceToken = (cookies: string | undefined): string | null =>
  pattern.exec(cookies ?? '')?.[1] ?? null;

const newDeviceToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it: a hash for each account, so that no two accounts are seen to share a browser. */
const deviceHash = (account: string, token: string): string =>
  createHash('sha256').update(`${account}\n${token}`).digest('base64url');

/** `Secure` is added by the gateway. Only sign-ins need it, so it travels nowhere else. */
const setDeviceCookie = (token: string): string =>
  `${deviceCookie}=${token}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${deviceCookieMaxAgeDays * 86_400}`;

/** A browser that an account was signed in from. */
interface KnownDevice {
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
}

export interface KnownDevices {
  /** Who tries at an account from a browser: named, when the account knows the browser. */
  attemptSource(account: string, ip: string, cookies: string | undefined): Promise<AttemptSource>;
  /** The account is signed in from this browser now: answers the cookie to set, and whether the browser was known before. */
  remember(account: string, cookies: string | undefined): Promise<{ cookie: string; isNew: boolean }>;
  /** Revokes all known browsers but this one. */
  forgetOthers(account: string, cookies: string | undefined): Promise<void>;
  forget(account: string): Promise<void>;
  /** Most recent first. */
  ofAccount(account: string): Promise<KnownDevice[]>;
}

interface Deps {
  readonly sql: Sql;
  readonly clock: () => Date;
}

/** The least recent browser is forgotten beyond so many. */
const maxDevices = 20;

/**
 * Browsers that have signed in to an account. The cookie is 256 random bits of which a hash is kept: it needs no signature, and can be
 * taken back, which a signature cannot.
 */
export function createKnownDevices({ sql, clock }: Deps): KnownDevices {
  const now = () => clock().toISOString();
  const known = async (account: string, cookies: string | undefined): Promise<string | null> => {
    const token = parseDeviceToken(cookies);
    if (token === null) return null;
    const device = deviceHash(account, token);
    const rows = await sql(
      `select 1 from known_devices
       where account = $1 and device = $2 and last_seen_at > $3::timestamptz - make_interval(days => $4)`,
      [account, device, now(), deviceCookieMaxAgeDays],
    );
    return rows.length > 0 ? device : null;
  };

  return {
    attemptSource: async (account, ip, cookies) => ({ account, ip, device: await known(account, cookies) }),
    async remember(account, cookies) {
      const isNew = (await known(account, cookies)) === null;
      const token = parseDeviceToken(cookies) ?? newDeviceToken();
      await sql(
        `insert into known_devices (account, device, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
         on conflict (account, device) do update set last_seen_at = excluded.last_seen_at`,
        [account, deviceHash(account, token), now()],
      );
      await sql(
        `delete from known_devices where account = $1 and device in (
           select device from known_devices where account = $1 order by last_seen_at desc, device offset $2)`,
        [account, maxDevices],
      );
      return { cookie: setDeviceCookie(token), isNew };
    },
    async forgetOthers(account, cookies) {
      const token = parseDeviceToken(cookies);
      await sql('delete from known_devices where account = $1 and device is distinct from $2', [
        account,
        token && deviceHash(account, token),
      ]);
    },
    async forget(account) {
      await sql('delete from known_devices where account = $1', [account]);
    },
    ofAccount: (account) =>
      sql<KnownDevice>(
        `select first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
         from known_devices where account = $1 order by last_seen_at desc, device`,
        [account],
      ),
  };
}
