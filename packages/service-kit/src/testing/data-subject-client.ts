import {
  type Activity,
  type DataSubjectService,
  dataSubjectRoutes,
  type Identity,
  type PersonIdentifiers,
  type TimelineCursor,
} from '@aera/contracts';
import { expect, it } from 'vitest';
import { asMember, asSteward, asVisitor } from './callers.ts';
import type { TestService } from './start-test-service.ts';

const emptyKeys: PersonIdentifiers = { sessions: [], members: [], emails: [] };

/** Calls the data-subject routes of a service, as contacts-crm does. Omitted identifiers are empty. */
export function createDataSubjectClient(name: DataSubjectService, service: () => Pick<TestService, 'call'>) {
  const { listPersonActivity, readPersonData, erasePersonData } = dataSubjectRoutes[name];
  const steward = asSteward();
  const fillIdentifiers = (keys: Partial<PersonIdentifiers>): PersonIdentifiers => ({
    ...emptyKeys,
    ...keys,
  });

  const read = (
    keys: Partial<PersonIdentifiers>,
    before: TimelineCursor | null,
    limit: number,
    as?: Identity,
  ) => service().call(listPersonActivity, { as, body: { keys: fillIdentifiers(keys), before, limit } });
  const readData = (keys: Partial<PersonIdentifiers>, as?: Identity) =>
    service().call(readPersonData, { as, body: { keys: fillIdentifiers(keys) } });
  const erase = (keys: Partial<PersonIdentifiers>, erasureId: string, as?: Identity) =>
    service().call(erasePersonData, {
      as,
      body: { keys: fillIdentifiers(keys), erasureId, reason: 'They asked for it.' },
    });

  return {
    activity: (keys: Partial<PersonIdentifiers>, before: TimelineCursor | null = null, limit = 200) =>
      expectOk(read(keys, before, limit, steward)),
    /** Reads all activities in pages of this size. */
    async readInPages(keys: Partial<PersonIdentifiers>, limit: number): Promise<Activity[]> {
      const all: Activity[] = [];
      for (;;) {
        const last = all.at(-1);
        const cursor = last ? { at: last.at, id: last.id } : null;
        const { items, more } = await expectOk(read(keys, cursor, limit, steward));
        all.push(...items);
        if (!more) return all;
        expect(items).toHaveLength(limit);
      }
    },
    data: async (keys: Partial<PersonIdentifiers>) => (await expectOk(readData(keys, steward))).data,
    /** Returns the number of erased subjects. */
    erase: async (keys: Partial<PersonIdentifiers>, erasureId: string = crypto.randomUUID()) =>
      (await expectOk(erase(keys, erasureId, steward))).erased,
    /** Registers the spec of who may call these routes; for use in a `describe`. */
    describeAccess() {
      it('is read by every steward, exported and erased by stewards with step-up, and denied to others', async () => {
        const keys = { sessions: [crypto.randomUUID()] };
        const readStatuses = async (as?: Identity) => [
          (await read(keys, null, 1, as)).status,
          (await readData(keys, as)).status,
          (await erase(keys, crypto.randomUUID(), as)).status,
        ];
        expect(await readStatuses(steward)).toEqual([200, 200, 200]);
        expect(await readStatuses(asSteward({ role: 'auditor' }))).toEqual([200, 403, 403]);
        expect(await readStatuses(asSteward({ role: 'responder' }))).toEqual([200, 403, 403]);
        expect(await readStatuses(asSteward({ authenticatedAt: new Date(0).toISOString() }))).toEqual([
          200, 403, 403,
        ]);
        expect(await readStatuses(asMember())).toEqual([403, 403, 403]);
        expect(await readStatuses(asVisitor())).toEqual([401, 401, 401]);
        expect(await readStatuses()).toEqual([401, 401, 401]);
      });
    },
  };
}

async function expectOk<Body>(
  call: Promise<{ readonly status: number; readonly body: Body }>,
): Promise<Body> {
  const { status, body } = await call;
  expect(status).toBe(200);
  return body;
}
