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
export function dataSubjectClient(name: DataSubjectService, service: () => Pick<TestService, 'call'>) {
  const { listPersonActivity, readPersonData, erasePersonData } = dataSubjectRoutes[name];
  const steward = asSteward();
  const whole = (keys: Partial<PersonIdentifiers>): PersonIdentifiers => ({ ...emptyKeys, ...keys });

  const read = (
    keys: Partial<PersonIdentifiers>,
    before: TimelineCursor | null,
    limit: number,
    as?: Identity,
  ) => service().call(listPersonActivity, { as, body: { keys: whole(keys), before, limit } });
  const takeOut = (keys: Partial<PersonIdentifiers>, as?: Identity) =>
    service().call(readPersonData, { as, body: { keys: whole(keys) } });
  const remove = (keys: Partial<PersonIdentifiers>, erasureId: string, as?: Identity) =>
    service().call(erasePersonData, {
      as,
      body: { keys: whole(keys), erasureId, reason: 'They asked for it.' },
    });

  return {
    activity: (keys: Partial<PersonIdentifiers>, before: TimelineCursor | null = null, limit = 200) =>
      expectOk(read(keys, before, limit, steward)),
    /** Reads all activities in pages of this size. */
    async paged(keys: Partial<PersonIdentifiers>, limit: number): Promise<Activity[]> {
      const all: Activity[] = [];
      for (;;) {
        const last = all.at(-1);
        const place = last ? { at: last.at, id: last.id } : null;
        const { items, more } = await expectOk(read(keys, place, limit, steward));
        all.push(...items);
        if (!more) return all;
        expect(items).toHaveLength(limit);
      }
    },
    data: async (keys: Partial<PersonIdentifiers>) => (await expectOk(takeOut(keys, steward))).data,
    /** Returns the number of erased subjects. */
    erase: async (keys: Partial<PersonIdentifiers>, erasureId: string = crypto.randomUUID()) =>
      (await expectOk(remove(keys, erasureId, steward))).erased,
    /** Registers the specs that only stewards may call these routes; for use in a `describe`. */
    isForStewards() {
      it('is read by every steward, exported and erased by stewards with step-up, and denied to others', async () => {
        const keys = { sessions: [crypto.randomUUID()] };
        const answers = async (as?: Identity) => [
          (await read(keys, null, 1, as)).status,
          (await takeOut(keys, as)).status,
          (await remove(keys, crypto.randomUUID(), as)).status,
        ];
        expect(await answers(steward)).toEqual([200, 200, 200]);
        expect(await answers(asSteward({ role: 'auditor' }))).toEqual([200, 403, 403]);
        expect(await answers(asSteward({ role: 'responder' }))).toEqual([200, 403, 403]);
        expect(await answers(asSteward({ authenticatedAt: new Date(0).toISOString() }))).toEqual([
          200, 403, 403,
        ]);
        expect(await answers(asMember())).toEqual([403, 403, 403]);
        expect(await answers(asVisitor())).toEqual([401, 401, 401]);
        expect(await answers()).toEqual([401, 401, 401]);
      });
    },
  };
}

async function expectOk<Body>(
  answering: Promise<{ readonly status: number; readonly body: Body }>,
): Promise<Body> {
  const { status, body } = await answering;
  expect(status).toBe(200);
  return body;
}
