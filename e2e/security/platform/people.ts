import { randomUUID } from 'node:crypto';
import { login, register, type Route, stewardLogin } from '@aera/contracts';
import { stewardSignIn } from '../../platform/start-platform.ts';
import { createAddress } from './addresses.ts';
import type { TargetPlatform } from './target-platform.ts';
import { type Answer, send, type RequestOptions } from './send.ts';

/**
 * A user at a browser of this site: stores cookies, sends an Origin header, and uses a new IP address for each request, so that one request
 * does not influence the handling of the next.
 */
export interface Person {
  /** Value of the `Cookie` header. */
  cookie: string;
  send(sending: RequestOptions): Promise<Answer>;
  /** Sends and returns JSON; throws for any status but a success. */
  does<T = unknown>(route: Pick<Route, 'method'>, path: string, body?: unknown): Promise<T>;
}

export interface Member extends Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface People {
  visitor(cookie?: string): Person;
  member(name?: string): Promise<Member>;
  steward(): Promise<Person>;
}

export function createPeople({ url }: TargetPlatform): People {
  const person = (cookie = ''): Person => {
    const self: Person = {
      cookie,
      async send({ headers, ...sending }) {
        const answer = await send(url, {
          ...sending,
          headers: {
            origin: url,
            'x-forwarded-for': createAddress(),
            ...(self.cookie && { cookie: self.cookie }),
            ...(sending.body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        });
        self.cookie = mergeCookies(self.cookie, answer.headers['set-cookie'] ?? []);
        return answer;
      },
      async does<T>({ method }: Pick<Route, 'method'>, path: string, body?: unknown) {
        const answer = await self.send({
          method,
          path,
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
        return answer.json as T;
      },
    };
    return self;
  };

  return {
    visitor: person,
    async member(name = 'Una') {
      const [email, password] = [`${randomUUID()}@example.org`, `the pass phrase of ${randomUUID()}`];
      const self = person();
      const { user } = await self.does<{ user: { id: string } }>(register, register.path, {
        name,
        email,
        password,
      });
      return Object.assign(self, { id: user.id, email, password });
    },
    async steward() {
      const self = person();
      await self.does(stewardLogin, stewardLogin.path, stewardSignIn);
      return self;
    },
  };
}

/** Signs a member in again in another browser. */
export async function signInAgain(people: People, { email, password }: Member): Promise<Person> {
  const self = people.visitor();
  await self.does(login, login.path, { email, password });
  return self;
}

function mergeCookies(before: string, set: readonly string[]): string {
  const jar = new Map(before.split('; ').flatMap((pair) => (pair === '' ? [] : [splitPair(pair)])));
  for (const cookie of set) {
    const [name, value] = splitPair(cookie.split(';', 1)[0] as string);
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

const splitPair = (pair: string): [name: string, value: string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};
