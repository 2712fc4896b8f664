import { randomUUID } from 'node:crypto';
import {
  login,
  register,
  type RequestParts,
  type ResponseOf,
  type Route,
  stewardLogin,
  toRequest,
} from '@aera/contracts';
import { stewardSignIn } from '../../platform/start-platform.ts';
import { createAttackerIp } from './attacker-ips.ts';
import type { SharedPlatform } from '../../platform/shared-platform.ts';
import { type HttpResponse, send, type RequestOptions } from './send.ts';

/**
 * A user at a browser of this site: stores cookies, sends an Origin header, and uses a new IP address for each request, so that one request
 * does not influence the handling of the next.
 */
export interface Person {
  /** Value of the `Cookie` header. */
  cookie: string;
  send(sending: RequestOptions): Promise<HttpResponse>;
  /** Returns the parsed body; throws for any status but a success. */
  call<R extends Route>(route: R, parts?: RequestParts<R>): Promise<ResponseOf<R>>;
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

export function createPeople({ url }: SharedPlatform): People {
  const person = (cookie = ''): Person => {
    const self: Person = {
      cookie,
      async send({ headers, ...request }) {
        const response = await send(url, {
          ...request,
          headers: {
            origin: url,
            'x-forwarded-for': createAttackerIp(),
            ...(self.cookie && { cookie: self.cookie }),
            ...(request.body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        });
        self.cookie = mergeCookies(self.cookie, response.headers['set-cookie'] ?? []);
        return response;
      },
      async call(route, parts = {}) {
        const { method, path, body } = toRequest(route, parts);
        const response = await self.send({ method, path, body });
        if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
        return response.json as ResponseOf<typeof route>;
      },
    };
    return self;
  };

  return {
    visitor: person,
    async member(name = 'Una') {
      const [email, password] = [`${randomUUID()}@example.org`, `the pass phrase of ${randomUUID()}`];
      const self = person();
      const { user } = await self.call(register, { body: { name, email, password } });
      return Object.assign(self, { id: user.id, email, password });
    },
    async steward() {
      const self = person();
      await self.call(stewardLogin, { body: stewardSignIn });
      return self;
    },
  };
}

/** Signs a member in again in another browser. */
export async function signInAgain(people: People, { email, password }: Member): Promise<Person> {
  const self = people.visitor();
  await self.call(login, { body: { email, password } });
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
  const separatorIndex = pair.indexOf('=');
  return [pair.slice(0, separatorIndex), pair.slice(separatorIndex + 1)];
};
