import { randomBytes } from 'node:crypto';
import { login, stewardLogin } from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import type { DemoAction, DemoActionOf, DemoPlan } from '../plan/demo-action.ts';
import { hour, minute } from '../plan/timeline.ts';
import type { CreateDemoClient, DemoClient } from './demo-client.ts';

/** State of a demonstration run: a client for each browser, and the platform's id for each key of the plan. */
export interface DemoRun {
  readonly plan: DemoPlan;
  /** Calls the services as the operator, who invites stewards. */
  readonly callOperator: CallService;
  readonly password: string;
  getClient(browser: string): DemoClient;
  /** Returns the client of a signed-in member. Signs in with the password if the last sign-in is too old. */
  asMember(member: string, at: number): Promise<DemoClient>;
  asSteward(steward: string, at: number): Promise<DemoClient>;
  /** Records a sign-in that an action has made itself. */
  recordSignIn(account: string, at: number): void;
  /** Token of the notice that a browser has seen. */
  readonly noticeTokens: Map<string, string>;
  remember(kind: IdKind, key: string, id: string): void;
  getId(kind: IdKind, key: string): string;
}

/** Functions that perform actions, by type. */
export type PerformersOf<Types extends DemoAction['type']> = {
  readonly [Type in Types]: (action: DemoActionOf<Type>, session: DemoRun) => Promise<unknown>;
};

type IdKind = 'question' | 'lead' | 'article' | 'steward';

/** Maximum age of a sign-in; for stewards shorter than the usual window of a step-up authentication. */
const stewardSignInMaxAgeMs = 10 * minute;
const memberSignInMaxAgeMs = 6 * hour;

export function createDemoRun(
  plan: DemoPlan,
  createClient: CreateDemoClient,
  callOperator: CallService,
): DemoRun {
  const clients = new Map<string, DemoClient>();
  const ids = new Map<string, string>();
  const lastSignIns = new Map<string, number>();
  // Unknown outside this run, because the accounts belong to invented people.
  const password = randomBytes(18).toString('base64url');

  const getClient = (key: string): DemoClient => {
    const browser = plan.browsers[key];
    if (!browser) throw new Error(`The plan has no browser ${key}.`);
    const client = clients.get(key) ?? createClient(browser);
    clients.set(key, client);
    return client;
  };
  const signIn = async (account: string, at: number, maxAgeMs: number, work: () => Promise<unknown>) => {
    const last = lastSignIns.get(account);
    if (last !== undefined && at - last < maxAgeMs) return;
    await work();
    lastSignIns.set(account, at);
  };

  return {
    plan,
    callOperator,
    password,
    noticeTokens: new Map(),
    getClient,
    async asMember(key, at) {
      const { browser, email } = plan.members[key]!;
      const client = getClient(browser);
      await signIn(key, at, memberSignInMaxAgeMs, () => client.call(login, { body: { email, password } }));
      return client;
    },
    async asSteward(username, at) {
      const client = getClient(plan.stewards[username]!.browser);
      await signIn(username, at, stewardSignInMaxAgeMs, () =>
        client.call(stewardLogin, { body: { username, password } }),
      );
      return client;
    },
    recordSignIn: (account, at) => void lastSignIns.set(account, at),
    remember: (kind, key, id) => void ids.set(`${kind} ${key}`, id),
    getId(kind, key) {
      const id = ids.get(`${kind} ${key}`);
      if (id === undefined) throw new Error(`The plan uses ${key} before it exists.`);
      return id;
    },
  };
}
